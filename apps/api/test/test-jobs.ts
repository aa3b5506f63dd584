import type { Job, JobHandler, Jobs } from '../src/jobs/jobs.ts';
import type { TestServer } from './start-test-server.ts';

/** Jobs of tests beside the product's own. */
export const testJobs = {
  /** Runs until it is ended. */
  endless: ((_data, { signal }) =>
    new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
    })) satisfies JobHandler<object, never>,
};

/** Begins an endless job on a server, which ends with the signal. */
export function runEndless(
  server: TestServer,
  options: { key: string; signal: AbortSignal },
): Promise<never> {
  const jobs = server.services.jobs as unknown as Jobs<typeof testJobs>;
  const job: Job<typeof testJobs, 'endless'> = {
    ...options,
    name: 'endless',
    data: {},
    priority: 'now',
    maxWaitMs: 60_000,
    outlivesWaiters: false,
  };
  return jobs.run(job);
}
