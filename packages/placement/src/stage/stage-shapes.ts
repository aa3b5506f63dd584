import type { Rect, Size } from '@spinreel/ad-runtime/layout/rect';
import { isLandscape, stageScale } from '@spinreel/ad-runtime/layout/stage-measures';
import { designStageWidthPx } from '@spinreel/config-schema/options/placement/design-stage';
import { designStageHeightPx } from '@spinreel/config-schema/options/placement/design-stage-heights';

/** Height of the status bar with the camera, and of the home bar, on tall phones. In CSS pixels. */
const notchHeightPx = 50;
const homeBarHeightPx = 34;

/** The screen shapes to check, in CSS pixels. Ads are designed for the first one. */
export const stageShapes = [
  { id: '9:16', name: '9:16', page: { width: designStageWidthPx, height: designStageHeightPx } },
  { id: '9:19.5', name: '9:19.5', page: { width: 375, height: 812.5 } },
  { id: '2:3', name: '2:3', page: { width: 375, height: 562.5 } },
  { id: 'landscape', name: 'Landscape', page: { width: designStageHeightPx, height: designStageWidthPx } },
] as const satisfies readonly { id: string; name: string; page: Size }[];
export type StageShape = (typeof stageShapes)[number];
export type StageShapeId = StageShape['id'];

/** The player's layout on a screen. */
export interface StageFrame {
  readonly shape: StageShape;
  /** The whole screen, which the stage fills. */
  readonly stage: Size;
  /** The part of the stage without notch and home bar. As in the player, the required texts and the logo stay in it. */
  readonly safe: Rect;
  /** CSS pixels of the screen per pixel of the design stage. */
  readonly scale: number;
  /** Whether elements have their landscape positions, which derive from the portrait positions unless they have their own. */
  readonly isLandscape: boolean;
}

/** Returns the player's layout on a screen of this shape. In all of these shapes the stage is the whole screen. */
export function stageFrame(id: StageShapeId): StageFrame {
  const shape = stageShapes.find((candidate) => candidate.id === id) ?? stageShapes[0];
  const { page: stage } = shape;
  const { width, height } = stage;
  const safe =
    shape.id === '9:19.5'
      ? { x: 0, y: notchHeightPx, width, height: height - notchHeightPx - homeBarHeightPx }
      : { x: 0, y: 0, width, height };
  return { shape, stage, safe, scale: stageScale(stage), isLandscape: isLandscape(stage) };
}
