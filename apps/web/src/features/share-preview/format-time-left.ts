const secondMs = 1000;
const minuteMs = 60 * secondMs;

/** Formats the remaining time: '59 minutes', '1 minute', '40 seconds'. Returns null when it has expired. */
export function formatTimeLeft(untilIso: string, nowMs: number): string | null {
  const leftMs = Date.parse(untilIso) - nowMs;
  if (!(leftMs > 0)) return null;
  if (leftMs < minuteMs) return formatCount(Math.ceil(leftMs / secondMs), 'second');
  return formatCount(Math.floor(leftMs / minuteMs), 'minute');
}

function formatCount(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
