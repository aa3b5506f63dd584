import { sql } from 'kysely';
import type { Database } from '../storage/database.ts';
import type { JobOutcome } from './job-outcome.ts';
import { queueName } from './open-job-queue.ts';

/** Where a job of the queue stands. */
export interface QueuedState {
  readonly id: string;
  readonly state: 'created' | 'retry' | 'active' | 'completed' | 'cancelled' | 'failed';
  readonly outcome: JobOutcome | null;
  /** 0 to 1; null before its worker has told any. */
  readonly share: number | null;
  /** How long it ran, in milliseconds; null as long as it has not ended. */
  readonly durationMs: number | null;
}

/** How many jobs of a name wait or run. */
export interface QueuedCount {
  readonly name: string;
  readonly isRunning: boolean;
  readonly isBackground: boolean;
  readonly count: number;
}

/** Looks at many jobs at once, which pg-boss itself has no call for. */
export async function queuedStates(database: Database, ids: readonly string[]): Promise<QueuedState[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<QueuedState>`
    select job.id, job.state, job.output as outcome, job_progress.share,
      extract(epoch from job.completed_on - job.started_on)::float * 1000 as "durationMs"
    from pgboss.job left join job_progress on job_progress.job_id = job.id::text
    where job.name = ${queueName} and job.id = any(${ids}::uuid[])
  `.execute(database);
  return rows;
}

/** What is open in the queue. */
export async function queuedCounts(database: Database): Promise<QueuedCount[]> {
  const { rows } = await sql<QueuedCount>`
    select data->>'name' as name, state = 'active' as "isRunning", priority = 0 as "isBackground",
      count(*)::int as count
    from pgboss.job
    where name = ${queueName} and state in ('created', 'retry', 'active')
    group by 1, 2, 3
  `.execute(database);
  return rows;
}

/** The id of the job of a key that waits or runs; null when there is none. */
export async function openJobOf(database: Database, key: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select id from pgboss.job
    where name = ${queueName} and singleton_key = ${key} and state in ('created', 'retry', 'active')
  `.execute(database);
  return rows[0]?.id ?? null;
}
