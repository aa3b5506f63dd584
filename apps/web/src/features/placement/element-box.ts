import { placeBox } from '@spinreel/ad-runtime/layout/place-box';
import type { Rect, Size } from '@spinreel/ad-runtime/layout/rect';
import { videoRect } from '@spinreel/ad-runtime/layout/video-rect';
import type { ResolvedAd } from '@spinreel/config-schema/resolved-ad';
import type { Position } from '@spinreel/config-schema/schema-parts';
import type { StageFrame } from './stage-shapes.ts';

/** An element as the player drew it on the design stage. */
export interface DrawnSize extends Size {
  /** From the point that is placed to the middle of its box, as shares of the stage: a finger hangs below its tip. */
  readonly offset: Position;
}

/** As the player keeps elements off the stage's edges, in pixels of the design stage. */
const marginPx = 12;

/** Where the player puts an element that is wished at a point: its box on the stage. */
export function elementBox(frame: StageFrame, wish: Position, drawn: DrawnSize): Rect {
  const { stage, scale } = frame;
  return placeBox({
    stage,
    safe: { x: 0, y: 0, width: stage.width, height: stage.height },
    size: { width: drawn.width * scale, height: drawn.height * scale },
    centre: { x: wish.x + drawn.offset.x, y: wish.y + drawn.offset.y },
    marginPx: marginPx * scale,
  });
}

/** The point at which an element stands whose box is known. */
export function anchorOf({ stage }: StageFrame, box: Rect, { offset }: DrawnSize): Position {
  return {
    x: (box.x + box.width / 2) / stage.width - offset.x,
    y: (box.y + box.height / 2) / stage.height - offset.y,
  };
}

/** The box of a split screen's video; `aspect` is the video's width by height. */
export function videoBox(
  { stage }: StageFrame,
  area: { centre: Position; sizeFactor: number; aspect: number },
): Rect {
  const { centre, sizeFactor, aspect } = area;
  // What fills the rest has no part in where the video is.
  const backdrop = { type: 'solid-color', color: '' } as const;
  return videoRect(stage, { kind: 'split', centre, sizeFactor, backdrop }, aspect);
}

/** A box on the stage as a box on the whole screen. */
export function onPage({ stage }: StageFrame, box: Rect): Rect {
  return { ...box, x: box.x + stage.x, y: box.y + stage.y };
}

/** Whether a screen shows a picture of which other shapes show less or more. */
export function hasCutPicture(
  screen: 'cover' | 'gameplay' | 'outro',
  { images, video }: ResolvedAd,
): boolean {
  if (screen === 'cover') return images.coverImage !== null;
  return screen === 'outro' ? images.outroImage !== null : !video.splitScreen;
}
