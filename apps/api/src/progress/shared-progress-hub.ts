import type { Progress } from '@spinreel/api-contract/watch-progress';
import { timings } from '@spinreel/config-schema/timings';
import type { ProgressHub, WorkAddress } from './progress-hub.ts';

/** What one process tells the others of work; no progress means that it has ended. */
interface ProgressNews {
  readonly from: string;
  readonly work: WorkAddress;
  readonly progress: Progress | null;
}

/**
 * A hub that also hears of work in other processes: whoever watches may be connected to another one than does the work.
 * `open` connects to the others with what is to be called for each of their messages, and returns how to send one; `holder`
 * tells this process from them.
 */
export async function shareProgress(
  hub: ProgressHub,
  options: {
    holder: string;
    open: (onMessage: (message: unknown) => void) => Promise<{ send(message: object): void }>;
  },
): Promise<ProgressHub> {
  const { holder, open } = options;
  /** Ends work of a process that has died and cannot tell its end. */
  const deadlines = new Map<string, NodeJS.Timeout>();
  const channel = await open(hear);

  function hear(message: unknown): void {
    const { from, work, progress } = message as ProgressNews;
    if (from === holder) return;
    const key = `${work.sessionId} ${work.id}`;
    clearTimeout(deadlines.get(key));
    deadlines.delete(key);
    if (progress === null) {
      hub.end(work);
      return;
    }
    hub.publish(work, progress);
    const deadline = setTimeout(() => {
      deadlines.delete(key);
      hub.end(work);
    }, timings.progressStreamMaxMs);
    deadlines.set(key, deadline.unref());
  }

  const tell = (work: WorkAddress, progress: Progress | null): void =>
    channel.send({ from: holder, work, progress } satisfies ProgressNews);
  return {
    ...hub,
    publish(work, progress) {
      hub.publish(work, progress);
      tell(work, progress);
    },
    end(work) {
      hub.end(work);
      tell(work, null);
    },
    close() {
      hub.close();
      for (const deadline of deadlines.values()) clearTimeout(deadline);
    },
  };
}
