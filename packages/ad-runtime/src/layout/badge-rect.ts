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
  return containRect(badgeRoom(safe, obstacle), aspect);
}

/**
 * Computes the space in which the badge is centered at the largest size that fits. In landscape it has the same center
 * line as `obstacle`, which may have no size.
 */
export function badgeRoom(safe: Rect, obstacle: Rect): Rect {
  const gap = safe.height * 0.04;
  const top = safe.y + closeButtonHeightPx;
  const under = obstacle.y + obstacle.height + gap;
  const roomAbove = obstacle.y - gap - top;
  const roomUnder = safe.y + safe.height - gap - under;
  const room = Math.max(roomAbove, roomUnder);
  // A badge as tall as the screen would hide the win it celebrates.
  const height = Math.max(1, Math.min(room, safe.height * 0.5));
  const centre = isLandscape(safe) ? obstacle.x + obstacle.width / 2 : safe.x + safe.width / 2;
  const width = 1.64 * Math.min(centre - safe.x, safe.x + safe.width - centre);
  const y = (room > roomUnder ? top : under) + (room - height) * 0.42;
  return { x: centre - width / 2, y, width, height };
}
