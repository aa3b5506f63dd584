import type { Rect } from '@spinreel/ad-runtime/layout/rect';
import type { ResolvedAd } from '@spinreel/config-schema/ad/resolved-ad';
import type { MovedElement } from './moved-element.ts';
import type { StageFrame } from '../stage/stage-shapes.ts';
import { computeFullVideoBox, computeVideoBox } from './element-box.ts';

/** An ad of which an element may be dragged. */
export interface MovedAd {
  readonly ad: ResolvedAd;
  readonly live: MovedElement | null;
  /** The part of the stage for a split-screen video. By default all of it. */
  readonly videoSpace?: Rect;
}

/** Returns the box of the video on the stage, also while it is being dragged or resized. */
export function computeCurrentVideoBox(frame: StageFrame, { ad, live, videoSpace }: MovedAd): Rect {
  const { aspect, splitScreen } = ad.video;
  if (!splitScreen) return computeFullVideoBox(frame, aspect);
  const { videoAreaCentre, videoAreaSizeFactor } = ad.gameplay;
  const moved = live?.element === 'videoArea' ? live : null;
  const centre = moved?.position ?? videoAreaCentre;
  return computeVideoBox(frame, {
    centre,
    sizeFactor: moved?.sizeFactor ?? videoAreaSizeFactor,
    aspect,
    space: videoSpace ?? { x: 0, y: 0, ...frame.stage },
  });
}
