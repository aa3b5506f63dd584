import { sql } from 'kysely';
import { openPostgres } from '../src/storage/open-postgres.ts';

/** A job of the queue that has ended. */
export interface EndedJob {
  readonly id: string;
  readonly key: string | null;
  readonly started_on: Date;
  readonly completed_on: Date;
}

/** Whether two jobs with the same key ran at the same time. */
export function isBeside(job: EndedJob, other: EndedJob): boolean {
  const isOverlap = job.started_on < other.completed_on && other.started_on < job.completed_on;
  return job.id !== other.id && job.key === other.key && isOverlap;
}

/** Lists the jobs of the queue in a state, such as `completed`. */
export async function listJobs(databaseUrl: string, state: string): Promise<EndedJob[]> {
  const database = await openPostgres(databaseUrl);
  try {
    const { rows } = await sql<EndedJob>`
      select id, singleton_key as key, started_on, completed_on from pgboss.job where state::text = ${state}
    `.execute(database);
    return rows;
  } finally {
    await database.destroy();
  }
}
