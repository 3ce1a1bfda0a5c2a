"""Soft edges: the blur of shadows and lights, as quick for a large one as for a small one."""

import pygame

FINEST = 3  # pixels of a blur that are kept: the eye does not see more in it


def blurred(picture: pygame.Surface, radius: int, times: int = 2) -> pygame.Surface:
    """A box blur, twice: looks like a Gaussian one and costs a sixth. A wide one is made of a smaller picture.

    What lies outside the picture counts as clear, or black.
    """
    radius, size = max(1, radius), picture.get_size()
    k = max(1, radius // FINEST)
    small = pygame.transform.smoothscale(picture, [max(1, side // k) for side in size]) if k > 1 else picture
    for _ in range(times):
        small = pygame.transform.box_blur(small, max(1, round(radius / k)), repeat_edge_pixels=False)
    return pygame.transform.smoothscale(small, size) if k > 1 else small
