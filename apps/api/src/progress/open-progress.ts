import { randomUUID } from 'node:crypto';
import type { Settings } from '../settings/settings.ts';
import type { Database } from '../storage/database.ts';
import { createProgressHub, type ProgressHub } from './progress-hub.ts';
import { shareProgress } from './shared-progress-hub.ts';

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
