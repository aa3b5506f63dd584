import {
  sharedPreviewLifetimes,
  sharedPreviewLifetimesMs,
  type SharedPreviewLifetime,
} from '@spinreel/config-schema/limits/timings';

/** By how much the clocks of the server and the browser may differ. */
const toleranceMs = 5 * 60_000;

/** Finds the lifetime that a link probably has: the shortest one that is not shorter than the remaining time. */
export function findLifetime(untilIso: string, nowMs: number): SharedPreviewLifetime {
  const leftMs = Date.parse(untilIso) - nowMs - toleranceMs;
  return sharedPreviewLifetimes.find((each) => sharedPreviewLifetimesMs[each] >= leftMs) ?? '30-days';
}
