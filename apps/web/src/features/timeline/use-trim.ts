import type { Trim } from '@spinreel/config-schema/assets';
import { formatSeconds, formatTimecode } from '../../lib/format-time.ts';
import type { TrimEdge } from './held.ts';
import { frameStart, movedTrim, trimFrames, type TimelineScale } from './timeline-math.ts';
import type { TimelineEdits } from './use-timeline-edits.ts';

/** Ways to change the chosen part. Each shows the picture at the edge that moved. */
export interface TrimActions {
  trimTo: (trim: Trim, edge: TrimEdge, gesture?: string) => void;
  /** This frame becomes the first, */
  startAt: (frame: number) => void;
  /** or the last of the part. */
  endAt: (frame: number) => void;
}

/** Trims the video, in words that are announced. */
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
      words: `${moved}, ${formatSeconds(next.endSeconds - next.startSeconds)} selected.`,
      gesture,
    });
  };
  return {
    trimTo,
    startAt: (frame) =>
      trimTo(movedTrim({ trim, edge: 'in', seconds: frameStart(frame, scale), scale }), 'in'),
    endAt: (frame) =>
      trimTo(movedTrim({ trim, edge: 'out', seconds: frameStart(frame + 1, scale), scale }), 'out'),
  };
}
