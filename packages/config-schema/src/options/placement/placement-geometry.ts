import type { Position } from '../../ad/schema-parts.ts';
import type { Normalised } from '../../limits/units.ts';
import { designStageWidthPx, getVideoAreaWidthShare, videoAreaHeightShare } from './design-stage.ts';
import { designStageHeightPx } from './design-stage-heights.ts';

/** The positions of elements until the marketer moves them. */
export const defaultPositions = {
  coverButton: { x: 0.5, y: 0.58 },
  coverText: { x: 0.5, y: 0.8 },
  coverFinger: { x: 0.5, y: 0.6 },
  /** `split` is relative to the lower half in split-screen mode, `full` to the whole screen. */
  gameplayButton: { split: { x: 0.5, y: 0.26 }, full: { x: 0.5, y: 0.63 } },
  gameplayFinger: { split: { x: 0.5, y: 0.3 }, full: { x: 0.5, y: 0.65 } },
  /** As shares of the visible part of the video: where most games have their spin button. */
  highlight: { x: 0.5, y: 0.84 },
  /** The center of the video area in split-screen mode. */
  videoArea: { x: 0.5, y: 0.25 },
  /** Between the card and the button, above the mute button. */
  outroHeadline: { x: 0.5, y: 0.64 },
  /** On every screen: at its upper left below the close buttons, at its lower end, and at its upper end. */
  ageMark: { x: 0, y: 0 },
  legalText: { x: 0.5, y: 1 },
  logo: { x: 0.5, y: 0 },
} as const;

/** Distance between the outro button and the bottom of the screen, in pixels of the design stage. */
const outroMarginPx = 48;
/** Height of the outro button, in pixels of the design stage. */
const outroButtonHeightPx = 64;

/** Returns the default center of the outro button, which is near the bottom for any stage height. */
export function defaultOutroButtonPosition(stageHeightPx: number = designStageHeightPx): Position {
  return { x: 0.5, y: round(1 - (outroMarginPx + outroButtonHeightPx / 2) / stageHeightPx) };
}

/**
 * Converts a stored gameplay position to a position on the whole screen. In split-screen mode, the video uses the upper
 * half, and stored positions are relative to the lower half, which limits placement to it.
 */
export function gameplayToScreen(position: Position, splitScreen: boolean): Position {
  return splitScreen ? { x: position.x, y: round(0.5 + position.y / 2) } : position;
}

/** The inverse of `gameplayToScreen`, for dragging. A position above the lower half is moved to its edge. */
export function screenToGameplay(position: Position, splitScreen: boolean): Position {
  return splitScreen ? { x: position.x, y: clampShare(round((position.y - 0.5) * 2)) } : position;
}

/**
 * Moves the center of the split-screen video so that the whole video is on the design stage. A video larger than the
 * stage is moved so that it leaves no gap at the sides. `aspect` is the video's width by its height.
 */
export function keepVideoInside(centre: Position, sizeFactor: number, aspect: number): Position {
  const areaWidth = getVideoAreaWidthShare(aspect) * sizeFactor;
  const areaHeight = videoAreaHeightShare * sizeFactor;
  const stageAspect = designStageWidthPx / designStageHeightPx;
  const width = Math.min(areaWidth, (areaHeight * aspect) / stageAspect);
  const height = Math.min(areaHeight, (areaWidth * stageAspect) / aspect);
  return { x: keepShareInside(centre.x, width), y: keepShareInside(centre.y, height) };
}

/** Moves a position inside the screen. */
export function clampPosition(position: Position): Position {
  return { x: clampShare(position.x), y: clampShare(position.y) };
}

function keepShareInside(centre: number, length: number): Normalised {
  const [start, end] = [length / 2, 1 - length / 2];
  return round(Math.min(Math.max(centre, Math.min(start, end)), Math.max(start, end)));
}

function clampShare(value: number): Normalised {
  return Math.min(1, Math.max(0, value));
}

/** Rounds to six decimals: finer than any pixel, and without floating-point noise in exported files. */
function round(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}
