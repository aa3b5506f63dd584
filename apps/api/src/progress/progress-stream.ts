import { Readable } from 'node:stream';
import { timings } from '@spinreel/config-schema/limits/timings';
import type { ProgressHub, WorkAddress } from './progress-hub.ts';

/**
 * Streams the progress of a piece of work as server-sent events, with heartbeats in between. The stream ends with the
 * work, when its reader leaves, or after `maxMs`. Throws `too-many-requests`.
 */
export function createProgressStream(options: {
  hub: ProgressHub;
  work: WorkAddress;
  heartbeatMs?: number;
  maxMs?: number;
}): Readable {
  const { hub, work } = options;
  const { heartbeatMs = timings.progressHeartbeatMs, maxMs = timings.progressStreamMaxMs } = options;
  const stream = new Readable({ read: () => undefined });
  // Sent at once, so that the client knows that the stream is open.
  stream.push(`retry: ${timings.busyRetryMs}\n\n`);
  const unsubscribe = hub.subscribe(work, {
    next: (progress) => void stream.push(`data: ${JSON.stringify(progress)}\n\n`),
    end,
  });
  const heartbeat = setInterval(() => stream.push(': still here\n\n'), heartbeatMs);
  const limit = setTimeout(end, maxMs);
  stream.once('close', stop);

  function end(): void {
    stop();
    stream.push(null);
  }

  function stop(): void {
    unsubscribe();
    clearInterval(heartbeat);
    clearTimeout(limit);
  }

  return stream;
}
