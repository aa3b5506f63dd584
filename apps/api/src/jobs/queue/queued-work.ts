import { sql } from 'kysely';
import type { Database } from '../../storage/tables.ts';
import type { JobOutcome } from './job-outcome.ts';
import { queueName } from './open-job-queue.ts';

/** The state of a job in the queue. */
export interface QueuedState {
  readonly id: string;
  readonly state: 'created' | 'retry' | 'active' | 'completed' | 'cancelled' | 'failed';
  readonly outcome: JobOutcome | null;
  /** Progress, 0 to 1; null until the worker has reported any. */
  readonly share: number | null;
  /** How long the job ran, in milliseconds; null until it has ended. */
  readonly durationMs: number | null;
}

/** The number of waiting or running jobs with the same name, session and priority. */
export interface QueuedCount {
  readonly name: string;
  readonly isRunning: boolean;
  readonly owner: string | null;
  readonly priority: number;
  readonly count: number;
}

/** Reads the states of many jobs in one query. pg-boss has no call for this. */
export async function findQueuedStates(database: Database, ids: readonly string[]): Promise<QueuedState[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<QueuedState>`
    select job.id, job.state, job.output as outcome, job_progress.share,
      extract(epoch from job.completed_on - job.started_on)::float * 1000 as "durationMs"
    from pgboss.job left join job_progress on job_progress.job_id = job.id::text
    where job.name = ${queueName} and job.id = any(${ids}::uuid[])
  `.execute(database);
  return rows;
}

/** Counts the waiting and running jobs in the queue. */
export async function countQueuedJobs(database: Database): Promise<QueuedCount[]> {
  const { rows } = await sql<QueuedCount>`
    select data->>'name' as name, state = 'active' as "isRunning", data->>'owner' as owner, priority,
      count(*)::int as count
    from pgboss.job
    where name = ${queueName} and state in ('created', 'retry', 'active')
    group by 1, 2, 3, 4
  `.execute(database);
  return rows;
}

/** Finds the waiting or running job with a key; null if there is none. */
export async function findOpenJob(
  database: Database,
  key: string,
): Promise<{ id: string; priority: number } | null> {
  const { rows } = await sql<{ id: string; priority: number }>`
    select id, priority from pgboss.job
    where name = ${queueName} and singleton_key = ${key} and state in ('created', 'retry', 'active')
  `.execute(database);
  return rows[0] ?? null;
}
