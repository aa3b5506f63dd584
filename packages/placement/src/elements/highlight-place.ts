import { highlightRect } from '@spinreel/ad-runtime/layout/highlight-rect';
import type { Rect } from '@spinreel/ad-runtime/layout/rect';
import type { Position } from '@spinreel/config-schema/ad/schema-parts';
import type { StageFrame } from '../stage/stage-shapes.ts';
import { computeCurrentVideoBox, type MovedAd } from './current-video-box.ts';

/** Returns the box in which the player draws the highlight, also while it or the video is being dragged. */
export function computeHighlightBox(frame: StageFrame, state: MovedAd): Rect {
  const { ad, live } = state;
  const { width, height } = frame.stage;
  const highlight = ad.gameplay.highlight ?? { x: 0.5, y: 0.5, size: 0 };
  const isMoved = live?.element === 'gameplayHighlight' && live.isLandscape === frame.isLandscape;
  return highlightRect(
    { box: { x: 0, y: 0, width, height }, safe: frame.safe, pageWidth: width },
    computeCurrentVideoBox(frame, state),
    ad.video.aspect,
    isMoved ? { ...highlight, ...findPointInVideo(frame, live.position, state) } : highlight,
  );
}

/** Returns the center of the highlight, as fractions of the stage. */
export function computeHighlightPosition(frame: StageFrame, state: MovedAd): Position {
  const { x, y, width, height } = computeHighlightBox(frame, state);
  return { x: (x + width / 2) / frame.stage.width, y: (y + height / 2) / frame.stage.height };
}

/** Returns the point of the visible video at a position on the stage, or the one nearest to it, as fractions of each. */
export function findPointInVideo(frame: StageFrame, onStage: Position, state: MovedAd): Position {
  const { aspect } = state.ad.video;
  const box = computeCurrentVideoBox(frame, state);
  // The stage may crop the video.
  const width = Math.max(box.width, box.height * aspect);
  const height = width / aspect;
  return {
    x: clamp(0.5 + (onStage.x * frame.stage.width - box.x - box.width / 2) / width),
    y: clamp(0.5 + (onStage.y * frame.stage.height - box.y - box.height / 2) / height),
  };
}

function clamp(share: number): number {
  return Math.min(1, Math.max(0, share));
}
