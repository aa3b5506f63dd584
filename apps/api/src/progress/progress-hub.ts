import type { Progress } from '@spinreel/api-contract/progress';
import { ApiProblem } from '../errors/api-problem.ts';
import type { EventListener } from '../http/replies/create-event-stream.ts';
import { createStreamLimit, type StreamLimits } from '../http/stream-limit.ts';

/** Identifies a piece of work. The client chooses the id, which is valid only within the client's session. */
export interface WorkAddress {
  readonly id: string;
  readonly sessionId: string;
}

/** Distributes the progress of work to its listeners. */
export interface ProgressHub {
  publish(work: WorkAddress, progress: Progress): void;
  /** Ends the work and its subscriptions. */
  end(work: WorkAddress): void;
  /**
   * Reports the latest progress immediately, if there is any, and then every change. Returns an unsubscribe function,
   * which may be called more than once. Throws `too-many-requests` if the session, or all sessions together, have too
   * many subscriptions.
   */
  subscribe(work: WorkAddress, listener: EventListener<Progress>): () => void;
  /** Ends all subscriptions and rejects new ones. */
  close(): void;
}

/** Creates a hub within this process. It stores the latest progress of running work only. */
export function createProgressHub(limits?: StreamLimits): ProgressHub {
  const newest = new Map<string, Progress>();
  const listeners = new Map<string, Set<EventListener<Progress>>>();
  const streams = createStreamLimit(limits);
  let isClosed = false;

  function discard(key: string): void {
    for (const listener of listeners.get(key) ?? []) listener.end();
  }

  return {
    publish(work, progress) {
      const key = toKey(work);
      newest.set(key, progress);
      for (const listener of listeners.get(key) ?? []) listener.next(progress);
    },
    end(work) {
      newest.delete(toKey(work));
      discard(toKey(work));
    },
    subscribe(work, listener) {
      if (isClosed) throw new ApiProblem('closing', { retryAfterSeconds });
      const release = streams.open(work.sessionId);
      const key = toKey(work);
      const ofWork = listeners.get(key) ?? new Set();
      listeners.set(key, ofWork.add(listener));
      const known = newest.get(key);
      if (known !== undefined) listener.next(known);
      return () => {
        if (!ofWork.delete(listener)) return;
        release();
        if (ofWork.size === 0 && listeners.get(key) === ofWork) listeners.delete(key);
      };
    },
    close() {
      isClosed = true;
      for (const key of [...listeners.keys()]) discard(key);
    },
  };
}

const retryAfterSeconds = 10;

/** Neither part can contain a space. */
function toKey({ id, sessionId }: WorkAddress): string {
  return `${sessionId} ${id}`;
}
