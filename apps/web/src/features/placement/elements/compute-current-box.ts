import { deriveLandscapePositions, landscapeAreas } from '@spinreel/ad-runtime/layout/landscape-positions';
import type { Rect } from '@spinreel/ad-runtime/layout/rect';
import type { ResolvedAd } from '@spinreel/config-schema/ad/resolved-ad';
import type { Position } from '@spinreel/config-schema/ad/schema-parts';
import { videoAspects } from '@spinreel/config-schema/rules/video/video-crop';
import { computeElementBox, computeVideoBox, type DrawnSize } from './element-box.ts';
import type { LandscapeElement } from './landscape-places.ts';
import type { LivePlacement } from '../moving/live-placements.ts';
import { findElementPosition, placementElements, type PlacementElement } from './placement-elements.ts';
import type { StageFrame } from '../stage/stage-shapes.ts';

/** Everything that determines the positions of an ad's elements. */
export interface PlacementState {
  readonly ad: ResolvedAd;
  /** The size of each element that has been drawn. */
  readonly drawn: Readonly<Partial<Record<PlacementElement, DrawnSize>>>;
  /** The element that is being dragged. Its position differs from the ad's. */
  readonly live: LivePlacement | null;
}

/** The size of an element that has not been drawn yet. */
export const notDrawn: DrawnSize = { width: 0, height: 0, offset: { x: 0, y: 0 } };

/** Returns an element's current position in portrait, as fractions of the stage. */
function findCurrentPosition(
  element: PlacementElement,
  { ad, live }: Pick<PlacementState, 'ad' | 'live'>,
): Position {
  return live?.element === element && !live.isLandscape
    ? live.position
    : (findElementPosition(element, ad) ?? notDrawn.offset);
}

/** Returns an element's current position on a stage, as fractions of it. The video has only a portrait position. */
export function computeCurrentPosition(
  frame: StageFrame,
  element: PlacementElement,
  state: Pick<PlacementState, 'ad' | 'live'>,
): Position {
  return frame.isLandscape && element !== 'videoArea'
    ? computeLandscapePosition(element, state)
    : findCurrentPosition(element, state);
}

/** Returns an element's current box on the stage. */
export function computeCurrentBox(frame: StageFrame, element: PlacementElement, state: PlacementState): Rect {
  const { ad, drawn, live } = state;
  if (element !== 'videoArea') {
    return computeElementBox(
      frame,
      computeCurrentPosition(frame, element, state),
      drawn[element] ?? notDrawn,
    );
  }
  const centre = findCurrentPosition(element, state);
  const sizeFactor = live?.sizeFactor ?? ad.gameplay.videoAreaSizeFactor;
  // The server crops the video to this aspect ratio.
  return computeVideoBox(frame, { centre, sizeFactor, aspect: videoAspects.splitScreen });
}

/** Returns an element's position in landscape, as in the exported ad. */
function computeLandscapePosition(
  element: LandscapeElement,
  state: Pick<PlacementState, 'ad' | 'live'>,
): Position {
  const { ad, live } = state;
  const { screen, role } = placementElements[element];
  const areas = landscapeAreas(ad.video.splitScreen, {
    hasImage: ad.images.outroImage !== null,
    hasBadge: ad.badge.onOutro && ad.images.winningBadgeImage !== null,
  });
  const findPosition = (other: PlacementElement) =>
    findElementPosition(other, ad) === null ? null : findCurrentPosition(other, state);
  const isMovedHere = live !== null && live.isLandscape && placementElements[live.element].screen === screen;
  const moved = isMovedHere ? { [placementElements[live.element].role]: live.position } : {};
  const placements = deriveLandscapePositions(
    {
      button: findCurrentPosition(`${screen}Button`, state),
      text: screen === 'cover' ? findPosition('coverText') : null,
      finger: screen === 'outro' ? null : findPosition(`${screen}Finger`),
    },
    areas[screen],
    { ...ad.landscapePositions[screen], ...moved },
  );
  return (placements[role] ?? placements.button).landscapePosition;
}
