import { timings } from '@spinreel/config-schema/limits/timings';
import { formatBytes } from './format-bytes.ts';

/**
 * Describes the progress of a transfer: '3.20 MB of 8.10 MB, 1.40 MB/s, 4 s left'. Returns null until
 * `timings.transferDetailAfterMs` have passed, and once everything is sent. The remaining time is based on the mean
 * speed so far.
 */
export function formatTransfer(transfer: {
  sentBytes: number;
  totalBytes: number;
  elapsedMs: number;
}): string | null {
  const { sentBytes, totalBytes, elapsedMs } = transfer;
  if (elapsedMs < timings.transferDetailAfterMs || sentBytes <= 0 || sentBytes >= totalBytes) return null;
  const bytesPerSecond = sentBytes / (elapsedMs / 1000);
  const secondsLeft = Math.ceil((totalBytes - sentBytes) / bytesPerSecond);
  const sent = `${formatBytes(Math.round(sentBytes))} of ${formatBytes(totalBytes)}`;
  return `${sent}, ${formatBytes(Math.round(bytesPerSecond))}/s, ${formatRemainingTime(secondsLeft)} left`;
}

function formatRemainingTime(seconds: number): string {
  return seconds < 100 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`;
}
