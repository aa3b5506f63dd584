/**
 * Longest wait, in seconds. The server's `Retry-After` estimates when the work is done, and is cautious. A client that
 * returns earlier finds the result as soon as it is there.
 */
const longestWaitSeconds = 5;

/** A queue of clients whose uploads the server refused because it was busy. */
export interface RetryQueue {
  /** Waits until another upload is answered, but only a few seconds, and not longer than the server asks. */
  wait(retryAfterSeconds: number): Promise<void>;
  /** Lets the client continue that has waited longest. Call it after each answered upload. */
  admitOne(): void;
}

/**
 * Creates an empty queue. If all refused clients retried immediately, most of the server's work would be to
 * refuse them again.
 */
export function createRetryQueue(): RetryQueue {
  const waiting = new Set<() => void>();
  return {
    async wait(retryAfterSeconds) {
      const turn = Promise.withResolvers<void>();
      waiting.add(turn.resolve);
      const timer = setTimeout(turn.resolve, Math.min(retryAfterSeconds, longestWaitSeconds) * 1000);
      await turn.promise;
      clearTimeout(timer);
      waiting.delete(turn.resolve);
    },
    admitOne() {
      const [resolve] = waiting;
      if (resolve === undefined) return;
      waiting.delete(resolve);
      resolve();
    },
  };
}
