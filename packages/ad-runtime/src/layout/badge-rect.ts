import { containRect } from './contain-rect.ts';
import { closeButtonCorner } from './place-box.ts';
import type { Insets, Rect, Size } from './rect.ts';

/**
 * The winning badge's box: as large as the room between the close buttons and the stage's lower edge allows, or on the
 * outro the larger room above or below the call to action (`obstacle`).
 */
export function badgeRect(options: {
  stage: Size;
  insets: Insets;
  aspect: number;
  obstacle: Rect | null;
}): Rect {
  const { stage, insets, aspect, obstacle } = options;
  const marginX = stage.width * 0.09;
  const top = insets.top + closeButtonCorner.heightPx;
  const bottom = stage.height - insets.bottom - stage.height * 0.06;
  const above = obstacle === null ? bottom : Math.min(bottom, obstacle.y - stage.height * 0.03);
  const below = obstacle === null ? bottom : obstacle.y + obstacle.height + stage.height * 0.03;
  const isAbove = above - top >= bottom - below;
  const room = {
    x: marginX,
    y: isAbove ? top : below,
    width: stage.width - 2 * marginX,
    height: Math.max(1, isAbove ? above - top : bottom - below),
  };
  // A badge as tall as the screen would hide the win it celebrates.
  const height = Math.min(room.height, stage.height * 0.5);
  return containRect({ ...room, y: room.y + (room.height - height) * 0.42, height }, aspect);
}
