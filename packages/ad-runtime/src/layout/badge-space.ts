import { excludeBox } from './exclude-box.ts';
import { closeButtonHeightPx } from './place-box.ts';
import type { Rect } from './rect.ts';
import { isLandscape } from './stage-measures.ts';

/**
 * Computes the space in which the winning badge is centered at the largest size that fits. It begins below the close
 * buttons and the marks at the top, and is the larger part above or below the CTA. In landscape it has the same center
 * line as the CTA.
 *
 * @param safe - The part of the stage for the badge. All boxes are in CSS pixels.
 * @param cta - The CTA's box. It has no size if there is no CTA.
 * @param hasImage - Whether the badge is an image. In landscape it takes less of the height than the last frame in its place,
 *   so that more of the win is seen.
 * @param marks - The boxes of the age mark and the logo. A mark next to the badge does not make it smaller.
 */
export function badgeSpace(safe: Rect, cta: Rect, marks: readonly Rect[], hasImage: boolean): Rect {
  const gap = safe.height * 0.04;
  const centre = isLandscape(safe) ? cta.x + cta.width / 2 : safe.x + safe.width / 2;
  const width = 1.64 * Math.min(centre - safe.x, safe.x + safe.width - centre);
  let top = safe.y + closeButtonHeightPx;
  for (const mark of marks)
    if (Math.abs(mark.x + mark.width / 2 - centre) < (mark.width + width) / 2)
      top = Math.max(top, excludeBox(safe, mark).y + gap / 2);
  const below = cta.y + cta.height + gap;
  const heightAbove = cta.y - gap - top;
  const heightBelow = safe.y + safe.height - gap - below;
  const availableHeight = Math.max(heightAbove, heightBelow);
  // A badge as tall as the screen would hide the win it celebrates.
  const height = Math.max(
    1,
    Math.min(availableHeight, safe.height * (hasImage && isLandscape(safe) ? 0.45 : 0.5)),
  );
  const y = (availableHeight > heightBelow ? top : below) + (availableHeight - height) * 0.42;
  return { x: centre - width / 2, y, width, height };
}
