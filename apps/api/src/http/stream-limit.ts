import { progressLimits } from '@spinreel/config-schema/limits/limits';
import { ApiProblem } from '../errors/api-problem.ts';

/** Limits the open streams of each session, and of all sessions together. */
export interface StreamLimit {
  /**
   * Counts a stream until the returned function is called, which may be called more than once. Throws `too-many-requests` if
   * there are too many.
   */
  open(sessionId: string): () => void;
}

/** Creates a limit. No stream is open yet. */
export function createStreamLimit(limits: StreamLimits = progressLimits): StreamLimit {
  const countBySession = new Map<string, number>();
  let count = 0;

  function change(sessionId: string, by: 1 | -1): void {
    count += by;
    const own = (countBySession.get(sessionId) ?? 0) + by;
    if (own === 0) countBySession.delete(sessionId);
    else countBySession.set(sessionId, own);
  }

  return {
    open(sessionId) {
      const own = countBySession.get(sessionId) ?? 0;
      if (count >= limits.maxStreams || own >= limits.maxStreamsPerSession)
        throw new ApiProblem('too-many-requests', { retryAfterSeconds });
      change(sessionId, 1);
      let isOpen = true;
      return () => {
        if (isOpen) change(sessionId, -1);
        isOpen = false;
      };
    },
  };
}

/** The maximum number of open streams. */
export type StreamLimits = Readonly<Record<keyof typeof progressLimits, number>>;

const retryAfterSeconds = 10;
