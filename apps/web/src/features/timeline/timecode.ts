import type { FrameIndex } from '@spinreel/config-schema/units';
import { formatTimecode } from '../../lib/format-time.ts';
import { frameStart, lastFrameOf, type TimelineScale } from './timeline-math.ts';

/** What a typed moment means: a frame, or why it means none. */
export type TypedMoment = { frame: FrameIndex } | { problem: string };

/** A moment of the video as it is written in a field. */
export type MomentFormat = 'time' | 'frame';

/** Reads what people type: '00:04.17', '4.17', '4,17' as times; 'f125' as a frame, and '125' where frames are asked for. */
export function parseMoment(text: string, format: MomentFormat, scale: TimelineScale): TypedMoment {
  const frame = frameIn(text.trim(), format) ?? frameOfTime(text.trim(), scale);
  if (frame === null)
    return { problem: format === 'time' ? 'Use a time such as 00:04.17.' : 'Use a frame such as f125.' };
  const last = lastFrameOf(scale);
  // The end of the video is a fair way to ask for its last frame.
  if (frame === last + 1 && format === 'time') return { frame: last };
  if (frame > last) {
    return {
      problem:
        format === 'time'
          ? `The video ends at ${formatTimecode(scale.durationSeconds)}.`
          : `The last frame is f${last}.`,
    };
  }
  return { frame };
}

/** A frame as its field shows it: '00:04.17' or 'f125'. */
export function formatFrame(frame: FrameIndex, format: MomentFormat, scale: TimelineScale): string {
  return format === 'frame' ? `f${frame}` : formatTimecode(frameStart(frame, scale));
}

function frameIn(text: string, format: MomentFormat): FrameIndex | null {
  const match = /^f\s*(\d{1,6})$/i.exec(text) ?? (format === 'frame' ? /^(\d{1,6})$/.exec(text) : null);
  return match === null ? null : Number(match[1]);
}

function frameOfTime(text: string, { frameRate }: TimelineScale): FrameIndex | null {
  const match = /^(?:(\d{1,2}):)?(\d{1,4}(?:[.,]\d*)?)$/.exec(text);
  if (match === null) return null;
  const seconds = Number((match[2] ?? '').replace(',', '.'));
  if (match[1] !== undefined && seconds >= 60) return null;
  return Math.round((Number(match[1] ?? 0) * 60 + seconds) * frameRate);
}
