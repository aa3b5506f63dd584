import type { Rect, Size } from '@spinreel/ad-runtime/layout/rect';
import { designStage } from '@spinreel/config-schema/placement-geometry';

/** The screens on which an ad has to hold, in CSS pixels; ads are designed on the first. */
export const stageShapes = [
  { id: '9:16', name: '9:16', page: { width: designStage.widthPx, height: designStage.heightPx } },
  { id: '9:19.5', name: '9:19.5', page: { width: 375, height: 812.5 } },
  { id: '2:3', name: '2:3', page: { width: 375, height: 562.5 } },
  { id: 'landscape', name: 'Landscape', page: { width: designStage.heightPx, height: designStage.widthPx } },
] as const satisfies readonly { id: string; name: string; page: Size }[];
export type StageShape = (typeof stageShapes)[number];
export type StageShapeId = StageShape['id'];

/** How the player lays itself out on a screen. */
export interface StageFrame {
  readonly shape: StageShape;
  /** The whole screen. */
  readonly page: Size;
  /** The part of it in which everything is placed. */
  readonly stage: Rect;
  /** CSS pixels of the screen per pixel of the design stage. */
  readonly scale: number;
}

/** From this width by height on the player's style sheet shows a centred portrait over the blurred cover. */
const centredFromAspect = 7 / 10;

/** Where the stage is on a screen of this shape, as the player's style sheet says. */
export function stageFrame(id: StageShapeId): StageFrame {
  const shape = stageShapes.find((candidate) => candidate.id === id) ?? stageShapes[0];
  const { page } = shape;
  const isCentred = page.width / page.height >= centredFromAspect;
  const width = isCentred ? (page.height * 9) / 16 : page.width;
  const stage = { x: (page.width - width) / 2, y: 0, width, height: page.height };
  const scale = Math.min(stage.width / designStage.widthPx, stage.height / designStage.heightPx);
  return { shape, page, stage, scale };
}
