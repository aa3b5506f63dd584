import { writeCount } from '@spinreel/config-schema/messages/format/write-count';

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Formats a duration in milliseconds for the legal pages: '15 minutes', '1 hour', '30 days'. Rounds to the largest
 * whole unit.
 */
export function formatDuration(durationMs: number): string {
  if (durationMs >= 2 * dayMs) return `${Math.round(durationMs / dayMs)} days`;
  const hours = durationMs / (60 * 60 * 1000);
  if (hours >= 1) return writeCount(Math.round(hours), 'hour');
  return `${Math.round(durationMs / 60_000)} minutes`;
}
