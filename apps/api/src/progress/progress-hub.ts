import type { Progress } from '@spinreel/api-contract/progress';
import { progressLimits } from '@spinreel/config-schema/limits/limits';
import { ApiProblem } from '../errors/api-problem.ts';

/** Identifies a piece of work. The client chooses the id, which is valid only within the client's session. */
export interface WorkAddress {
  readonly id: string;
  readonly sessionId: string;
}

/** Watches a piece of work. */
export interface ProgressListener {
  next(progress: Progress): void;
  /** Called when the work has ended, successfully or not, or when the server closes. */
  end(): void;
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
  subscribe(work: WorkAddress, listener: ProgressListener): () => void;
  /** Ends all subscriptions and rejects new ones. */
  close(): void;
}

/** Creates a hub within this process. It stores the latest progress of running work only. */
export function createProgressHub(limits: ProgressHubLimits = progressLimits): ProgressHub {
  const newest = new Map<string, Progress>();
  const listeners = new Map<string, Set<ProgressListener>>();
  const watchedBy = new Map<string, number>();
  let watched = 0;
  let isClosed = false;

  function count(sessionId: string, change: 1 | -1): void {
    watched += change;
    const own = (watchedBy.get(sessionId) ?? 0) + change;
    if (own === 0) watchedBy.delete(sessionId);
    else watchedBy.set(sessionId, own);
  }

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
      const { sessionId } = work;
      const isTooMuch =
        watched >= limits.maxStreams || (watchedBy.get(sessionId) ?? 0) >= limits.maxStreamsPerSession;
      if (isTooMuch) throw new ApiProblem('too-many-requests', { retryAfterSeconds });
      if (isClosed) throw new ApiProblem('closing', { retryAfterSeconds });
      const key = toKey(work);
      const ofWork = listeners.get(key) ?? new Set();
      listeners.set(key, ofWork.add(listener));
      count(sessionId, 1);
      const known = newest.get(key);
      if (known !== undefined) listener.next(known);
      return () => {
        if (!ofWork.delete(listener)) return;
        count(sessionId, -1);
        if (ofWork.size === 0 && listeners.get(key) === ofWork) listeners.delete(key);
      };
    },
    close() {
      isClosed = true;
      for (const key of [...listeners.keys()]) discard(key);
    },
  };
}

/** The maximum number of concurrent subscriptions. */
type ProgressHubLimits = Readonly<Record<keyof typeof progressLimits, number>>;

const retryAfterSeconds = 10;

/** Neither part can contain a space. */
function toKey({ id, sessionId }: WorkAddress): string {
  return `${sessionId} ${id}`;
}
