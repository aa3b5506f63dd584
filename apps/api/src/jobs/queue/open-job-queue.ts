import { PgBoss } from 'pg-boss';

/** The name of the only pg-boss queue. The `name` in each job's data identifies its kind. */
export const queueName = 'spinreel';

/** A job is considered lost after this many seconds without a heartbeat from its worker. 10 is pg-boss's minimum. */
const heartbeatSeconds = 10;

const queue = {
  // At most one job per key waits or runs.
  policy: 'exclusive',
  notify: true,
  heartbeatSeconds,
  // A lost worker's job is retried by other workers. The limit stops a job that crashes every worker that runs it.
  retryLimit: 2,
  expireInSeconds: 15 * 60,
  retentionSeconds: 60 * 60,
  // Callers fetch a result within a second. The result's blob is swept after an hour.
  deleteAfterSeconds: 30 * 60,
} as const;

/** The data of a job in the queue. */
export interface QueuedJob {
  readonly name: string;
  readonly data: object;
  readonly key: string;
  readonly outlivesWaiters: boolean;
  /** The session that asked for it first; null for a job of the product itself. */
  readonly owner: string | null;
}

/**
 * Opens the job queue in a PostgreSQL database and creates it if necessary. Every process that has the queue open also
 * looks for lost jobs. `onProblem` receives background errors. Rejects if the database is unusable.
 */
export async function openJobQueue(
  databaseUrl: string,
  onProblem: (error: unknown) => void,
): Promise<PgBoss> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    max: 4,
    schedule: false,
    useListenNotify: true,
    superviseIntervalSeconds: 2,
    monitorIntervalSeconds: 2,
    maintenanceIntervalSeconds: 10 * 60,
  });
  boss.on('error', onProblem);
  await boss.start();
  await boss.createQueue(queueName, queue);
  return boss;
}
