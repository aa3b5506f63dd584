import { containRect } from './contain-rect.ts';
import { closeButtonHeightPx } from './place-box.ts';
import type { Rect } from './rect.ts';
import { isLandscape } from './stage-measures.ts';

/**
 * Computes the winning badge's box. The badge fills the space between the close buttons and the lower edge, or the
 * larger space above or below the CTA. `obstacle` is the CTA's box, empty if there is none. `aspect` is the badge's
 * width divided by its height. All boxes are in CSS pixels.
 */
export function badgeRect(safe: Rect, obstacle: Rect, aspect: number): Rect {
  return containRect(badgeSpace(safe, obstacle), aspect);
}

/**
 * Computes the space in which the badge is centered at the largest size that fits. In landscape it has the same center
 * line as `obstacle`, which may have no size.
 */
export function badgeSpace(safe: Rect, obstacle: Rect): Rect {
  const gap = safe.height * 0.04;
  const top = safe.y + closeButtonHeightPx;
  const below = obstacle.y + obstacle.height + gap;
  const heightAbove = obstacle.y - gap - top;
  const heightBelow = safe.y + safe.height - gap - below;
  const availableHeight = Math.max(heightAbove, heightBelow);
  // A badge as tall as the screen would hide the win it celebrates.
  const height = Math.max(1, Math.min(availableHeight, safe.height * 0.5));
  const centre = isLandscape(safe) ? obstacle.x + obstacle.width / 2 : safe.x + safe.width / 2;
  const width = 1.64 * Math.min(centre - safe.x, safe.x + safe.width - centre);
  const y = (availableHeight > heightBelow ? top : below) + (availableHeight - height) * 0.42;
  return { x: centre - width / 2, y, width, height };
}
