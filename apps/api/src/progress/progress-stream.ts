import { Readable } from 'node:stream';
import { timings } from '@spinreel/config-schema/timings';
import type { ProgressHub, WorkAddress } from './progress-hub.ts';

/**
 * The progress of one piece of work as server-sent events, with a sign of life in between. It ends with the work, when
 * nobody reads it any more, and after `maxMs` at the latest. Throws `too-many-requests`.
 */
export function progressStream(options: {
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
