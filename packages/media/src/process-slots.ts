/** Whether somebody is waiting for the answer, or the result is made ahead of time. */
export type Urgency = 'interactive' | 'background';

/** How busy the slots are. */
export interface SlotLoad {
  readonly slots: number;
  readonly running: number;
  readonly waiting: number;
  /** When this many wait, the next one is turned away. */
  readonly maxWaiting: number;
  /** A guess from the jobs of late: when a slot is free for the next interactive job. */
  readonly estimatedWaitMs: number;
}

/** A fixed number of places to work in, with a short queue in front. Interactive jobs go first. */
export interface ProcessSlots {
  /**
   * Waits for a place. The answer gives it back and may be called once; null when the queue is full. Rejects with the
   * signal's reason when aborted while waiting.
   */
  take(options: { urgency: Urgency; signal?: AbortSignal | undefined }): Promise<(() => void) | null>;
  load(): SlotLoad;
}

interface Waiter {
  readonly urgency: Urgency;
  readonly start: () => void;
}

/** Slots of their own: `backgroundSlots` of `slots` may be held by background jobs. */
export function createProcessSlots(options: {
  slots: number;
  backgroundSlots: number;
  maxWaiting: number;
  now?: () => number;
}): ProcessSlots {
  const { slots, backgroundSlots, maxWaiting, now = Date.now } = options;
  const running: Record<Urgency, number> = { interactive: 0, background: 0 };
  const waiting: Waiter[] = [];
  let averageMs = 0;

  const isFree = (urgency: Urgency) =>
    running.interactive + running.background < slots &&
    (urgency === 'interactive' || running.background < backgroundSlots);

  function begin(urgency: Urgency): () => void {
    const startedAt = now();
    let isHeld = true;
    running[urgency] += 1;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      running[urgency] -= 1;
      averageMs = averageMs === 0 ? now() - startedAt : 0.7 * averageMs + 0.3 * (now() - startedAt);
      startNext();
    };
  }

  function startNext(): void {
    for (const urgency of ['interactive', 'background'] as const) {
      const index = waiting.findIndex((waiter) => waiter.urgency === urgency);
      if (index < 0 || !isFree(urgency)) continue;
      waiting.splice(index, 1)[0]?.start();
      return;
    }
  }

  return {
    async take({ urgency, signal }) {
      signal?.throwIfAborted();
      if (isFree(urgency)) return begin(urgency);
      if (waiting.length >= maxWaiting) return null;
      return await new Promise((resolve, reject) => {
        const giveUp = () => {
          waiting.splice(waiting.indexOf(waiter), 1);
          reject(signal?.reason as Error);
        };
        const waiter: Waiter = {
          urgency,
          start: () => {
            signal?.removeEventListener('abort', giveUp);
            resolve(begin(urgency));
          },
        };
        waiting.push(waiter);
        signal?.addEventListener('abort', giveUp, { once: true });
      });
    },
    load() {
      const busy = running.interactive + running.background;
      const ahead = waiting.filter((waiter) => waiter.urgency === 'interactive').length;
      const rounds = busy < slots ? 0 : Math.floor(ahead / slots) + 1;
      return {
        slots,
        running: busy,
        waiting: waiting.length,
        maxWaiting,
        estimatedWaitMs: Math.round(rounds * averageMs),
      };
    },
  };
}
