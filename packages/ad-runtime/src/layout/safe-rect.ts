import type { Rect } from './rect.ts';

/** The part of the stage that the viewport's safe area (no notch, no home bar) reaches, from the stage's own corner. */
export function safeRect(stage: Rect, viewportSafe: Rect): Rect {
  const x = Math.max(0, viewportSafe.x - stage.x);
  const y = Math.max(0, viewportSafe.y - stage.y);
  return {
    x,
    y,
    width: Math.min(stage.width, viewportSafe.x + viewportSafe.width - stage.x) - x,
    height: Math.min(stage.height, viewportSafe.y + viewportSafe.height - stage.y) - y,
  };
}
