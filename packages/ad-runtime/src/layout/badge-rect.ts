import { containRect } from './contain-rect.ts';
import { closeButtonHeightPx } from './place-box.ts';
import type { Rect } from './rect.ts';

/**
 * The winning badge's box: as large as the room between the close buttons and the lower edge allows, or beside the
 * call to action (`obstacle`, of no size when there is none) the larger room above or below it. `aspect` is the badge's
 * width by its height; all boxes are in CSS pixels.
 */
export function badgeRect(safe: Rect, obstacle: Rect, aspect: number): Rect {
  return containRect(badgeRoom(safe, obstacle), aspect);
}

/** The room in which the badge is drawn as large as it fits, in its centre. */
export function badgeRoom(safe: Rect, obstacle: Rect): Rect {
  const gap = safe.height * 0.04;
  const top = safe.y + closeButtonHeightPx;
  const under = obstacle.y + obstacle.height + gap;
  const roomAbove = obstacle.y - gap - top;
  const roomUnder = safe.y + safe.height - gap - under;
  const room = Math.max(roomAbove, roomUnder);
  // A badge as tall as the screen would hide the win it celebrates.
  const height = Math.max(1, Math.min(room, safe.height * 0.5));
  const y = (room > roomUnder ? top : under) + (room - height) * 0.42;
  return { x: safe.x + safe.width * 0.09, y, width: safe.width * 0.82, height };
}
