import { randomUUID } from 'node:crypto';
import type { Settings } from '../settings.ts';
import type { Database } from '../storage/database.ts';
import { createProgressHub, type ProgressHub } from './progress-hub.ts';
import { shareProgress } from './shared-progress-hub.ts';

/** The hub of this process, which hears of work in others where they share a PostgreSQL database; and what ends that. */
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
