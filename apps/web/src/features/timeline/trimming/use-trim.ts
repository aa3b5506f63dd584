import type { Trim } from '@spinreel/config-schema/ad/assets';
import { formatSeconds, formatTimecode } from '../../../lib/format/format-time.ts';
import type { TrimEdge } from '../snapping/held-element.ts';
import { getFrameStart, moveTrim, trimFrames, type TimelineScale } from '../scale/timeline-math.ts';
import type { TimelineEdits } from '../use-timeline-edits.ts';

/** Functions that change the trimmed part. Each shows the frame at the edge that moved. */
export interface TrimActions {
  trimTo: (trim: Trim, edge: TrimEdge, gesture?: string) => void;
  /** Makes this frame the first of the trimmed part. */
  startAt: (frame: number) => void;
  /** Makes this frame the last of the trimmed part. */
  endAt: (frame: number) => void;
}

/** Trims the video and announces the changes. */
export function useTrim(options: {
  trim: Trim;
  scale: TimelineScale;
  edits: TimelineEdits;
  showFrame: (frame: number) => void;
}): TrimActions {
  const { trim, scale, edits, showFrame } = options;
  const trimTo = (next: Trim, edge: TrimEdge, gesture?: string) => {
    const { first, last } = trimFrames(next, scale);
    showFrame(edge === 'in' ? first : last);
    if (next.startSeconds === trim.startSeconds && next.endSeconds === trim.endSeconds) return;
    const moved =
      edge === 'in'
        ? `Starts at ${formatTimecode(next.startSeconds)}`
        : `Ends at ${formatTimecode(next.endSeconds)}`;
    edits.change({
      patch: { assets: { gameplayVideo: { trim: next } } },
      announcement: `${moved}, ${formatSeconds(next.endSeconds - next.startSeconds)} selected.`,
      gesture,
    });
  };
  return {
    trimTo,
    startAt: (frame) =>
      trimTo(moveTrim({ trim, edge: 'in', seconds: getFrameStart(frame, scale), scale }), 'in'),
    endAt: (frame) =>
      trimTo(moveTrim({ trim, edge: 'out', seconds: getFrameStart(frame + 1, scale), scale }), 'out'),
  };
}
