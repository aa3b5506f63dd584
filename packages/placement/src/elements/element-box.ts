import { placeBox } from '@spinreel/ad-runtime/layout/place-box';
import type { Rect, Size } from '@spinreel/ad-runtime/layout/rect';
import { videoRect } from '@spinreel/ad-runtime/layout/video-rect';
import type { PlacementScreen } from '@spinreel/config-schema/options/options';
import type { ResolvedAd } from '@spinreel/config-schema/ad/resolved-ad';
import type { Position } from '@spinreel/config-schema/ad/schema-parts';
import type { StageFrame } from '../stage/stage-shapes.ts';
import { findLegalPart, type PlacementElement } from './placement-elements.ts';

/** An element's size as the player draws it on the design stage. */
export interface DrawnSize extends Size {
  /**
   * The offset from the element's position to the center of its box, in pixels of the design stage. The finger taps next
   * to its position.
   */
  readonly offset: Pick<Rect, 'x' | 'y'>;
  /** Whether its text is so long that it has the smallest font size. */
  readonly hasSmallestType?: boolean;
}

/** The player's margin between elements and the stage's edges, in pixels of the design stage. */
export const marginPx = 12;

/** The player's margin around the legal text. */
const legalTextMarginPx = marginPx / 2;

/** Where the player may put an element: the area in CSS pixels, and the least distance to its edges in design pixels. */
export interface ElementLimits {
  readonly area: Rect;
  readonly margin: number;
}

/** Returns the limits of an element. The required texts and the logo stay off the notch and the home bar. */
export function findElementLimits({ stage, safe }: StageFrame, element: PlacementElement): ElementLimits {
  const part = findLegalPart(element);
  return {
    area: part === null ? { x: 0, y: 0, width: stage.width, height: stage.height } : safe,
    margin: part === 'legalText' ? legalTextMarginPx : marginPx,
  };
}

/** Returns the box in which the player draws an element with its position at `target`, inside its limits. */
export function computeElementBox(
  frame: StageFrame,
  target: Position,
  drawn: DrawnSize,
  { area, margin }: ElementLimits,
): Rect {
  const { stage, scale } = frame;
  return placeBox(
    stage,
    area,
    { width: drawn.width * scale, height: drawn.height * scale },
    computeBoxCentre(frame, target, drawn),
    margin * scale,
  );
}

/** Returns the center of an element's box, as fractions of the stage, for the position `target`. */
export function computeBoxCentre(
  { stage, scale }: StageFrame,
  target: Position,
  { offset }: DrawnSize,
): Position {
  return {
    x: target.x + (offset.x * scale) / stage.width,
    y: target.y + (offset.y * scale) / stage.height,
  };
}

/** Returns the position of an element from its box. The inverse of `elementBox`. */
export function computeAnchor({ stage, scale }: StageFrame, box: Rect, { offset }: DrawnSize): Position {
  return {
    x: (box.x + box.width / 2 - offset.x * scale) / stage.width,
    y: (box.y + box.height / 2 - offset.y * scale) / stage.height,
  };
}

/** The box of a split screen's video in `space`; `aspect` is the video's width by height. */
export function computeVideoBox(
  { stage }: StageFrame,
  area: { centre: Position; sizeFactor: number; aspect: number; space: Rect },
): Rect {
  const { centre, sizeFactor, aspect, space } = area;
  // The background does not affect the video's position.
  const backdrop = { type: 'solid-color', color: '' } as const;
  return videoRect(stage, { kind: 'split', centre, sizeFactor, backdrop }, aspect, stage.width, space);
}

/** Returns the box of the full-screen video: the whole stage, or smaller if too much would be cropped. */
export function computeFullVideoBox({ stage }: StageFrame, aspect: number): Rect {
  return videoRect(stage, { kind: 'full' }, aspect, stage.width, { x: 0, y: 0, ...stage });
}

/** Whether a screen is filled with an image that other screen shapes crop. At 2:3 the video is not cropped. */
export function hasCroppedImage(screen: PlacementScreen, { images }: ResolvedAd): boolean {
  if (screen === 'gameplay') return false;
  return (screen === 'cover' ? images.coverImage : images.outroImage) !== null;
}
