import { containRect } from './contain-rect.ts';
import { closeButtonCorner } from './place-box.ts';
import type { Rect } from './rect.ts';

/**
 * The winning badge's box: as large as the room between the close buttons and the lower edge allows, or beside the
 * call to action (`obstacle`, of no size when there is none) the larger room above or below it.
 */
export function badgeRect(safe: Rect, obstacle: Rect, aspect: number): Rect {
  const gap = safe.height * 0.04;
  const top = safe.y + closeButtonCorner.heightPx;
  const bottom = safe.y + safe.height - gap;
  const above = obstacle.y - gap - top;
  const under = obstacle.y + obstacle.height + gap;
  const isAbove = above > bottom - under;
  const room = isAbove ? above : bottom - under;
  // A badge as tall as the screen would hide the win it celebrates.
  const height = Math.max(1, Math.min(room, safe.height * 0.5));
  const y = (isAbove ? top : under) + (room - height) * 0.42;
  return containRect({ x: safe.x + safe.width * 0.09, y, width: safe.width * 0.82, height }, aspect);
}
