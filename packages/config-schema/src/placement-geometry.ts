import type { Position } from './schema-parts.ts';
import type { Normalised } from './units.ts';

/** The stage on which ads are designed: CSS pixels, 9:16. */
export const designStage = { widthPx: 375, heightPx: (375 * 16) / 9 } as const;

/** Where elements stand until the marketer moves them (product spec, section 4). */
export const defaultPositions = {
  coverButton: { x: 0.5, y: 0.58 },
  coverText: { x: 0.5, y: 0.8 },
  coverFinger: { x: 0.5, y: 0.6 },
  /** In split-screen mode shares of the lower half, else of the screen. */
  gameplayButton: { split: { x: 0.5, y: 0.26 }, full: { x: 0.5, y: 0.63 } },
  gameplayFinger: { split: { x: 0.5, y: 0.3 }, full: { x: 0.5, y: 0.65 } },
  /** The video area's centre in split-screen mode. */
  videoArea: { x: 0.5, y: 0.25 },
} as const;

/** The video area of split-screen mode as shares of the screen, at size factor 1 (product spec, section 9). */
export const videoAreaShare = { width: 0.9, height: 0.5 } as const;

/** Room between the outro's button and the screen's lower edge, in pixels of the design stage. */
const outroMarginPx = 48;
/** Height of a button on the design stage. */
const outroButtonHeightPx = 64;

/** The outro button's default centre: near the bottom, whatever the stage's height. */
export function defaultOutroButtonPosition(stageHeightPx: number = designStage.heightPx): Position {
  return { x: 0.5, y: round(1 - (outroMarginPx + outroButtonHeightPx / 2) / stageHeightPx) };
}

/**
 * From a gameplay position as it is stored to a position on the whole screen. In split-screen mode the upper half
 * belongs to the video, and positions are shares of the lower half; this is what limits placement to it.
 */
export function gameplayToScreen(position: Position, splitScreen: boolean): Position {
  return splitScreen ? { x: position.x, y: round(0.5 + position.y / 2) } : position;
}

/** The inverse of `gameplayToScreen`, for dragging: what lies above the lower half lands on its edge. */
export function screenToGameplay(position: Position, splitScreen: boolean): Position {
  return splitScreen ? { x: position.x, y: clampShare(round((position.y - 0.5) * 2)) } : position;
}

/** The position moved inside the screen. */
export function clampPosition(position: Position): Position {
  return { x: clampShare(position.x), y: clampShare(position.y) };
}

function clampShare(value: number): Normalised {
  return Math.min(1, Math.max(0, value));
}

/** Six decimals: finer than any pixel, and free of binary noise in exported files. */
function round(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}
