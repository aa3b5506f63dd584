import { deriveLandscapePositions, landscapeAreas } from '@spinreel/ad-runtime/layout/landscape-positions';
import type { Rect } from '@spinreel/ad-runtime/layout/rect';
import type { ResolvedAd } from '@spinreel/config-schema/ad/resolved-ad';
import type { Position } from '@spinreel/config-schema/ad/schema-parts';
import { videoAspects } from '@spinreel/config-schema/rules/video-crop';
import { elementBox, videoBox, type DrawnSize } from './element-box.ts';
import type { LivePlacement } from '../moving/live-placements.ts';
import { elementPosition, placementElements, type PlacementElement } from './placement-elements.ts';
import type { StageFrame } from '../stage/stage-shapes.ts';

/** Everything that determines the positions of an ad's elements. */
export interface Standing {
  readonly ad: ResolvedAd;
  /** The size of each element that has been drawn. */
  readonly drawn: Readonly<Partial<Record<PlacementElement, DrawnSize>>>;
  /** The element that is being dragged. Its position differs from the ad's. */
  readonly live: LivePlacement | null;
}

/** The size of an element that has not been drawn yet. */
export const notDrawn: DrawnSize = { width: 0, height: 0, offset: { x: 0, y: 0 } };

/** Returns an element's position in portrait, as fractions of the stage. */
export function standingPosition(
  element: PlacementElement,
  { ad, live }: Pick<Standing, 'ad' | 'live'>,
): Position {
  return live?.element === element ? live.position : (elementPosition(element, ad) ?? notDrawn.offset);
}

/** Returns an element's box on the stage. */
export function standingBox(frame: StageFrame, element: PlacementElement, standing: Standing): Rect {
  const { ad, drawn, live } = standing;
  if (element !== 'videoArea') {
    const position = frame.isLandscape
      ? landscapePosition(element, standing)
      : standingPosition(element, standing);
    return elementBox(frame, position, drawn[element] ?? notDrawn);
  }
  const centre = standingPosition(element, standing);
  const sizeFactor = live?.sizeFactor ?? ad.gameplay.videoAreaSizeFactor;
  // The server crops the video to this aspect ratio.
  return videoBox(frame, { centre, sizeFactor, aspect: videoAspects.splitScreen });
}

/** Returns an element's position in landscape, as in the exported ad. */
function landscapePosition(
  element: Exclude<PlacementElement, 'videoArea'>,
  standing: Pick<Standing, 'ad' | 'live'>,
): Position {
  const { ad } = standing;
  const { screen, role } = placementElements[element];
  const areas = landscapeAreas(ad.video.splitScreen, {
    hasImage: ad.images.outroImage !== null,
    hasBadge: ad.badge.onOutro && ad.images.winningBadgeImage !== null,
  });
  const positionOf = (other: PlacementElement) =>
    elementPosition(other, ad) === null ? null : standingPosition(other, standing);
  const placements = deriveLandscapePositions(
    {
      button: standingPosition(`${screen}Button`, standing),
      text: screen === 'cover' ? positionOf('coverText') : null,
      finger: screen === 'outro' ? null : positionOf(`${screen}Finger`),
    },
    areas[screen],
  );
  return (placements[role] ?? placements.button).landscapePosition;
}
