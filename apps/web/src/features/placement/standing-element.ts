import type { Rect } from '@spinreel/ad-runtime/layout/rect';
import type { ResolvedAd } from '@spinreel/config-schema/resolved-ad';
import type { Position } from '@spinreel/config-schema/schema-parts';
import { videoAspects } from '@spinreel/config-schema/video-crop';
import { elementBox, videoBox, type DrawnSize } from './element-box.ts';
import type { LivePlacement } from './live-placements.ts';
import { elementPosition, type PlacementElement } from './placement-elements.ts';
import type { StageFrame } from './stage-shapes.ts';

/** All that decides where the elements of an ad stand. */
export interface Standing {
  readonly ad: ResolvedAd;
  /** By element, as far as they were drawn. */
  readonly drawn: Readonly<Partial<Record<PlacementElement, DrawnSize>>>;
  /** What is on its way, and so is not where the ad says. */
  readonly live: LivePlacement | null;
}

/** An element that nobody has drawn yet. */
export const notDrawn: DrawnSize = { width: 0, height: 0, offset: { x: 0, y: 0 } };

/** Where an element stands, as shares of the stage. */
export function standingPosition(
  element: PlacementElement,
  { ad, live }: Pick<Standing, 'ad' | 'live'>,
): Position {
  return live?.element === element ? live.position : (elementPosition(element, ad) ?? notDrawn.offset);
}

/** The box of an element on a stage. */
export function standingBox(frame: StageFrame, element: PlacementElement, standing: Standing): Rect {
  const { ad, drawn, live } = standing;
  const centre = standingPosition(element, standing);
  if (element !== 'videoArea') return elementBox(frame, centre, drawn[element] ?? notDrawn);
  const sizeFactor = live?.sizeFactor ?? ad.gameplay.videoAreaSizeFactor;
  // The server cuts the video to this shape.
  return videoBox(frame, { centre, sizeFactor, aspect: videoAspects.splitScreen });
}
