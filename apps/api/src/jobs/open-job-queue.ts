import { PgBoss } from 'pg-boss';

/** The one queue; jobs are told apart by the names in their data. */
export const queueName = 'spinreel';

/** Seconds after which a job counts as lost whose worker gives no sign of life; pg-boss allows no less. */
const heartbeatSeconds = 10;

const queue = {
  // At most one job of a key waits or runs.
  policy: 'exclusive',
  notify: true,
  heartbeatSeconds,
  // A job whose worker was lost is given to others; one which takes its workers with it is given up.
  retryLimit: 2,
  expireInSeconds: 15 * 60,
  retentionSeconds: 60 * 60,
  // Whoever waits for a result asks for it within a second; its bytes are swept after an hour.
  deleteAfterSeconds: 30 * 60,
} as const;

/** What a job carries through the queue. */
export interface QueuedJob {
  readonly name: string;
  readonly data: object;
  readonly key: string;
  readonly outlivesWaiters: boolean;
}

/**
 * Opens the job queue in a PostgreSQL database, and makes it when it is not there. Whoever has it open also looks for lost
 * jobs. `onProblem` is told what goes wrong in the background. Rejects when the database cannot be used.
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
