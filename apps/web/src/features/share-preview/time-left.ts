const secondMs = 1000;
const minuteMs = 60 * secondMs;

/** How long something still lasts: '59 minutes', '1 minute', '40 seconds'; null when it is over. */
export function timeLeft(untilIso: string, nowMs: number): string | null {
  const leftMs = Date.parse(untilIso) - nowMs;
  if (!(leftMs > 0)) return null;
  if (leftMs < minuteMs) return counted(Math.ceil(leftMs / secondMs), 'second');
  return counted(Math.floor(leftMs / minuteMs), 'minute');
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
