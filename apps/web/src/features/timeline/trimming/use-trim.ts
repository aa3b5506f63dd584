import type { PausePoint } from '@spinreel/config-schema/ad/ad-content';
import type { Trim } from '@spinreel/config-schema/ad/assets';
import { toNearestFrame } from '@spinreel/config-schema/ad/video/pause-points';
import { formatSeconds, formatTimecode } from '../../../lib/format/format-time.ts';
import type { TrimPart } from '../snapping/held-element.ts';
import { getFrameStart, isInsideTrim, trimFrames, type TimelineScale } from '../scale/timeline-math.ts';
import type { TimelineEdits } from '../use-timeline-edits.ts';
import { endTrimAt, moveTrim, startTrimAt } from './move-trim.ts';

/** Functions that change the trimmed part. Each shows the frame at the end that moved. */
export interface TrimActions {
  trimTo: (trim: Trim, part: TrimPart, gesture?: string) => void;
  /** Makes this frame the first of the trimmed part. A frame outside moves the whole part. */
  startAt: (frame: number) => void;
  /** Makes this frame the last of the trimmed part. A frame outside moves the whole part. */
  endAt: (frame: number) => void;
  /** Moves the whole trimmed part, so that it starts on this frame. */
  slipTo: (frame: number) => void;
}

/** Trims the video and announces the changes. Pause points stay on their frames. */
export function useTrim(options: {
  trim: Trim;
  points: readonly PausePoint[];
  scale: TimelineScale;
  edits: TimelineEdits;
  showFrame: (frame: number) => void;
}): TrimActions {
  const { trim, points, scale, edits, showFrame } = options;
  const trimTo = (next: Trim, part: TrimPart, gesture?: string) => {
    const { first, last } = trimFrames(next, scale);
    showFrame(part === 'out' ? last : first);
    if (next.startSeconds === trim.startSeconds && next.endSeconds === trim.endSeconds) return;
    edits.change({
      patch: { assets: { gameplayVideo: { trim: next } } },
      announcement: `${describeMove({ before: trim, next, part })}${describeOutside(points, next, scale)}`,
      gesture,
    });
  };
  return {
    trimTo,
    startAt: (frame) => trimTo(startTrimAt(trim, { frame, scale }), 'in'),
    endAt: (frame) => trimTo(endTrimAt(trim, { frame, scale }), 'out'),
    slipTo: (frame) =>
      trimTo(moveTrim({ trim, part: 'both', seconds: getFrameStart(frame, scale), scale }), 'both'),
  };
}

function describeMove({ before, next, part }: { before: Trim; next: Trim; part: TrimPart }): string {
  const haveBothMoved = next.startSeconds !== before.startSeconds && next.endSeconds !== before.endSeconds;
  const length = `${formatSeconds(next.endSeconds - next.startSeconds)} selected.`;
  if (part === 'both' || haveBothMoved)
    return `Moved: ${formatTimecode(next.startSeconds)} to ${formatTimecode(next.endSeconds)}, ${length}`;
  return part === 'in'
    ? `Starts at ${formatTimecode(next.startSeconds)}, ${length}`
    : `Ends at ${formatTimecode(next.endSeconds)}, ${length}`;
}

/** Names the pause points that are not in the trimmed part. They stay on their frames until they are moved or removed. */
function describeOutside(points: readonly PausePoint[], trim: Trim, scale: TimelineScale): string {
  const names = points
    .filter(({ timestamp }) => !isInsideTrim(toNearestFrame(timestamp, scale.frameRate), trim, scale))
    .map(({ label }) => label ?? 'A pause');
  if (names.length === 0) return '';
  return ` ${names.join(' and ')} ${names.length === 1 ? 'is' : 'are'} now outside the selected part.`;
}
