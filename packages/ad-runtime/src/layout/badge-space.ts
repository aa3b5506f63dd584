import { excludeBox } from './exclude-box.ts';
import { closeButtonHeightPx } from './place-box.ts';
import type { Rect } from './rect.ts';
import { withChanges } from '../with-changes.ts';
import { isLandscape } from './stage-measures.ts';

/**
 * Computes the space in which the winning badge is centered at the largest size that fits. It begins below the close
 * buttons, and contains none of the boxes.
 *
 * @param safe - The part of the stage for the badge. All boxes are in CSS pixels.
 * @param centre - The space's center line, from the left edge of the stage.
 * @param boxes - Those of the buttons, the texts, the age mark and the logo. One next to the badge does not make it smaller.
 * @param end - The space's lower limit.
 * @param pageShare - For a card with its badge, which also use the page next to the stage: the page's width as a multiple of
 *   the stage's. 0 for a badge alone.
 * @param size - That of the badge as a multiple of its standard size. It also fits into the space if it is larger.
 */
export function badgeSpace(
  safe: Rect,
  centre: number,
  boxes: readonly Rect[],
  end: number,
  pageShare: number,
  size: number = 1,
): Rect {
  const gap = safe.height * 0.04;
  const isWide = isLandscape(safe);
  const half = Math.min(centre - safe.x, safe.x + safe.width - centre);
  // In landscape it leaves the mute button at the left edge of the page free.
  const width = half * (1.52 * pageShare || Math.min(1.64 * size, isWide ? 1.4 : 1.9));
  let area = withChanges(safe, {
    y: safe.y + closeButtonHeightPx,
    height: end - safe.y - closeButtonHeightPx - gap,
  });
  for (const box of boxes)
    if (Math.abs(box.x + box.width / 2 - centre) < (box.width + width) / 2) area = excludeBox(area, box, gap);
  // A badge as tall as the screen would hide the win it celebrates.
  const most = safe.height * (pageShare || size * (isWide ? 0.45 : 0.5));
  const height = Math.max(1, Math.min(area.height, most));
  return { x: centre - width / 2, y: area.y + (area.height - height) * 0.42, width, height };
}
