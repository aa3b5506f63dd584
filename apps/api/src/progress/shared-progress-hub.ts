import type { Progress } from '@spinreel/api-contract/progress';
import { serverTimings } from '@spinreel/config-schema/limits/server-timings';
import { type ProgressHub, type WorkAddress, createProgressHub } from './progress-hub.ts';
import { randomUUID } from 'node:crypto';
import type { Settings } from '../settings/settings.ts';
import type { Database } from '../storage/tables.ts';

/** A message between processes about a piece of work. `progress` is null when the work has ended. */
interface ProgressMessage {
  readonly from: string;
  readonly work: WorkAddress;
  readonly progress: Progress | null;
}

/**
 * Extends a hub to work in other processes, because a client may be connected to a different process than the one that
 * does its work. `open` connects to the other processes: it takes a message handler and returns a function that sends a
 * message. `holder` identifies this process.
 */
export async function shareProgress(
  hub: ProgressHub,
  options: {
    holder: string;
    open: (onMessage: (message: unknown) => void) => Promise<{ send(message: object): void }>;
  },
): Promise<ProgressHub> {
  const { holder, open } = options;
  /** Timers that end the work of other processes, in case they have died. */
  const deadlines = new Map<string, NodeJS.Timeout>();
  const channel = await open(receive);

  function receive(message: unknown): void {
    const { from, work, progress } = message as ProgressMessage;
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
    }, serverTimings.progressStreamMaxMs);
    deadlines.set(key, deadline.unref());
  }

  const sendToOthers = (work: WorkAddress, progress: Progress | null): void =>
    channel.send({ from: holder, work, progress } satisfies ProgressMessage);
  return {
    ...hub,
    publish(work, progress) {
      hub.publish(work, progress);
      sendToOthers(work, progress);
    },
    end(work) {
      hub.end(work);
      sendToOthers(work, null);
    },
    close() {
      hub.close();
      for (const deadline of deadlines.values()) clearTimeout(deadline);
    },
  };
}

/**
 * Opens the progress hub of this process. With PostgreSQL, it also receives the progress of work in other processes.
 * Also returns a function that closes it.
 */
export async function openProgress(
  { databaseUrl }: Pick<Settings, 'databaseUrl'>,
  database: Database,
): Promise<{ hub: ProgressHub; close: () => Promise<void> }> {
  const own = createProgressHub();
  if (databaseUrl === null) return { hub: own, close: () => Promise.resolve() };
  const { openPostgresChannel } = await import('../storage/postgres-channel.ts');
  const name = 'spinreel_progress';
  let close = (): Promise<void> => Promise.resolve();
  const hub = await shareProgress(own, {
    holder: randomUUID(),
    open: async (onMessage) => {
      const channel = await openPostgresChannel({ databaseUrl, database, name, onMessage });
      close = () => channel.close();
      return channel;
    },
  });
  return { hub, close: () => close() };
}
