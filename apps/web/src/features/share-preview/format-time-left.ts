import { writeCount } from '@spinreel/config-schema/messages/format/write-count';

const secondMs = 1000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Formats the remaining time: '6 days', '5 hours', '59 minutes', '40 seconds'. Returns null when it has expired. */
export function formatTimeLeft(untilIso: string, nowMs: number): string | null {
  const leftMs = Date.parse(untilIso) - nowMs;
  if (!(leftMs > 0)) return null;
  if (leftMs >= 2 * dayMs) return writeCount(Math.round(leftMs / dayMs), 'day');
  if (leftMs >= 2 * hourMs) return writeCount(Math.round(leftMs / hourMs), 'hour');
  if (leftMs < minuteMs) return writeCount(Math.ceil(leftMs / secondMs), 'second');
  return writeCount(Math.floor(leftMs / minuteMs), 'minute');
}
