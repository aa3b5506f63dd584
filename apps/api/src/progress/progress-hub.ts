import type { Progress } from '@spinreel/api-contract/watch-progress';
import { progressLimits } from '@spinreel/config-schema/limits';
import { ApiProblem } from '../errors/api-problem.ts';

/** One piece of work: the id that its client made up counts only within the client's own session. */
export interface WorkAddress {
  readonly id: string;
  readonly sessionId: string;
}

/** Who watches a piece of work. */
export interface ProgressListener {
  next(progress: Progress): void;
  /** The work has ended, well or not, or the server closes. */
  end(): void;
}

/** Brings the progress of work to those who watch it. */
export interface ProgressHub {
  publish(work: WorkAddress, progress: Progress): void;
  /** The work has ended; those who watch it are let go. */
  end(work: WorkAddress): void;
  /**
   * Tells the newest progress at once where there is one, and then each new one. The answer ends it, and may be called
   * more than once. Throws `too-many-requests` when the session, or all together, watch too much.
   */
  subscribe(work: WorkAddress, listener: ProgressListener): () => void;
  /** Lets everybody go and takes nobody on any more. */
  close(): void;
}

/** A hub inside this process. It remembers the progress of work under way, and nothing of work that has ended. */
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

  function letGo(key: string): void {
    for (const listener of listeners.get(key) ?? []) listener.end();
  }

  return {
    publish(work, progress) {
      const key = keyOf(work);
      newest.set(key, progress);
      for (const listener of listeners.get(key) ?? []) listener.next(progress);
    },
    end(work) {
      newest.delete(keyOf(work));
      letGo(keyOf(work));
    },
    subscribe(work, listener) {
      const { sessionId } = work;
      const isTooMuch =
        watched >= limits.maxStreams || (watchedBy.get(sessionId) ?? 0) >= limits.maxStreamsPerSession;
      if (isTooMuch) throw new ApiProblem('too-many-requests', { retryAfterSeconds });
      if (isClosed) throw new ApiProblem('closing', { retryAfterSeconds });
      const key = keyOf(work);
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
      for (const key of [...listeners.keys()]) letGo(key);
    },
  };
}

/** How much may be watched at a time. */
type ProgressHubLimits = Readonly<Record<keyof typeof progressLimits, number>>;

const retryAfterSeconds = 10;

/** Neither part can contain a space. */
function keyOf({ id, sessionId }: WorkAddress): string {
  return `${sessionId} ${id}`;
}
