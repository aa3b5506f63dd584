import type { FrameIndex } from '@spinreel/config-schema/limits/units';
import { formatTimecode } from '../../../lib/format/format-time.ts';
import { getFrameStart, getLastFrame, type TimelineScale } from '../scale/timeline-math.ts';

/** The result of parsing a typed moment: a frame or an error message. */
export type TypedMoment = { frame: FrameIndex } | { problem: string };

/** The format of a moment in a field. */
export type MomentFormat = 'time' | 'frame';

/**
 * Parses a typed moment: '00:04.17', '4.17' and '4,17' as times, 'f125' as a frame, and '125' as a frame if `format` is
 * 'frame'.
 */
export function parseMoment(text: string, format: MomentFormat, scale: TimelineScale): TypedMoment {
  const frame = parseFrame(text.trim(), format) ?? parseTime(text.trim(), scale);
  if (frame === null)
    return { problem: format === 'time' ? 'Use a time such as 00:04.17.' : 'Use a frame such as f125.' };
  const last = getLastFrame(scale);
  // The video's end is accepted as its last frame.
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

/** Formats a frame for its field: '00:04.17' or 'f125'. */
export function formatFrame(frame: FrameIndex, format: MomentFormat, scale: TimelineScale): string {
  return format === 'frame' ? `f${frame}` : formatTimecode(getFrameStart(frame, scale));
}

function parseFrame(text: string, format: MomentFormat): FrameIndex | null {
  const match = /^f\s*(\d{1,6})$/i.exec(text) ?? (format === 'frame' ? /^(\d{1,6})$/.exec(text) : null);
  return match === null ? null : Number(match[1]);
}

function parseTime(text: string, { frameRate }: TimelineScale): FrameIndex | null {
  const match = /^(?:(\d{1,2}):)?(\d{1,4}(?:[.,]\d*)?)$/.exec(text);
  if (match === null) return null;
  const seconds = Number((match[2] ?? '').replace(',', '.'));
  if (match[1] !== undefined && seconds >= 60) return null;
  return Math.round((Number(match[1] ?? 0) * 60 + seconds) * frameRate);
}
