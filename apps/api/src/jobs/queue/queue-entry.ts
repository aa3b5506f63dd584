import type { ResolvedRequest } from '../jobs.ts';
import type { WaitedWork } from '../waited-work.ts';
import type { QueuedTimes } from './queue-load.ts';

/** A job that a process has sent to the queue, or is about to send. */
export interface QueueEntry extends WaitedWork, QueuedTimes {
  readonly request: ResolvedRequest;
  readonly resolve: (result: unknown) => void;
  readonly reject: (reason: unknown) => void;
  /** The job's id in the queue; null until it has been sent. */
  id: string | null;
  sends: number;
  isBackground: boolean;
  isLeft: boolean;
  isSettled: boolean;
}

/** Creates the entry of a job that has not been sent yet. */
export function createQueueEntry(request: ResolvedRequest): QueueEntry {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  // All callers may have left before the work fails. Waiting callers see the failure through their own promise.
  promise.catch(() => undefined);
  return {
    request,
    promise,
    resolve,
    reject,
    listeners: new Set(),
    state: 'waiting',
    waiters: 0,
    retainUntilMs: 0,
    id: null,
    sends: 0,
    isBackground: request.isBackground,
    isLeft: false,
    isSettled: false,
    startedAtMs: null,
    startsAtMs: null,
  };
}
