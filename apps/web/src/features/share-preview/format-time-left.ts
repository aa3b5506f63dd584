const secondMs = 1000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Formats the remaining time: '6 days', '5 hours', '59 minutes', '40 seconds'. Returns null when it has expired. */
export function formatTimeLeft(untilIso: string, nowMs: number): string | null {
  const leftMs = Date.parse(untilIso) - nowMs;
  if (!(leftMs > 0)) return null;
  if (leftMs >= 2 * dayMs) return formatCount(Math.round(leftMs / dayMs), 'day');
  if (leftMs >= 2 * hourMs) return formatCount(Math.round(leftMs / hourMs), 'hour');
  if (leftMs < minuteMs) return formatCount(Math.ceil(leftMs / secondMs), 'second');
  return formatCount(Math.floor(leftMs / minuteMs), 'minute');
}

function formatCount(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
