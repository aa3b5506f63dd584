import { timings } from '@spinreel/config-schema/timings';
import { formatBytes } from './format-bytes.ts';

/**
 * How far a transfer is: '3.20 MB of 8.10 MB, 1.40 MB/s, 4 s left'. Null as long as nobody would ask, and once all is
 * sent. The time left follows the mean speed so far.
 */
export function transferWords(transfer: {
  sentBytes: number;
  totalBytes: number;
  elapsedMs: number;
}): string | null {
  const { sentBytes, totalBytes, elapsedMs } = transfer;
  if (elapsedMs < timings.transferDetailAfterMs || sentBytes <= 0 || sentBytes >= totalBytes) return null;
  const bytesPerSecond = sentBytes / (elapsedMs / 1000);
  const secondsLeft = Math.ceil((totalBytes - sentBytes) / bytesPerSecond);
  const sent = `${formatBytes(Math.round(sentBytes))} of ${formatBytes(totalBytes)}`;
  return `${sent}, ${formatBytes(Math.round(bytesPerSecond))}/s, ${timeWords(secondsLeft)} left`;
}

function timeWords(seconds: number): string {
  return seconds < 100 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`;
}
