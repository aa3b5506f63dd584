import type { Rect, Size } from '@spinreel/ad-runtime/layout/rect';

/** How much larger than the whole image a filled stage may be, as in the player's style sheet. */
const mostOverflow = 1.25;

/**
 * Returns where a landscape stage shows the landscape cover: it fills the stage if little of it is cut off, otherwise it is
 * whole, in the middle. `aspect` is the width of the image by its height.
 */
export function computeLandscapeCoverBox({ width, height }: Size, aspect: number): Rect {
  const whole = Math.min(height, width / aspect);
  const filling = Math.max(height, width / aspect);
  const own = filling <= whole * mostOverflow ? filling : whole;
  return { x: (width - own * aspect) / 2, y: (height - own) / 2, width: own * aspect, height: own };
}
