import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ApiProblem } from '../src/errors/api-problem.ts';
import { defineJob } from '../src/jobs/define-job.ts';
import type { JobRequest } from '../src/jobs/jobs.ts';

/** Long enough for a busy machine. */
const answerWithinMs = 120_000;

/**
 * Writes `begun` to a file that every process can read, works for `steps` steps of 50 ms, and writes `done`, or `ended`
 * if it is aborted.
 */
export const stepsJob = defineJob({
  name: 'steps',
  key: ({ key }: { key: string; trace: string; steps: number }) => key,
  answerWithinMs,
  run: async ({ trace, steps }, { signal, report }): Promise<{ steps: number; bytes: Uint8Array }> => {
    await appendFile(trace, 'begun\n');
    for (let step = 0; step < steps; step += 1) {
      report(step / steps);
      await sleep(50);
      if (signal.aborted) {
        await appendFile(trace, 'ended\n');
        throw signal.reason;
      }
    }
    await appendFile(trace, 'done\n');
    return { steps, bytes: new Uint8Array([7, 7, 7]) };
  },
});

/** Fails with a problem that a user can solve. */
export const refuseJob = defineJob({
  name: 'refuse',
  key: () => 'refuse',
  answerWithinMs,
  run: (_data: object): Promise<never> =>
    Promise.reject(new ApiProblem('does-not-fit', { message: 'Too big by 3.', retryAfterSeconds: 9 })),
});

/** Fails with an unexpected error. */
export const stumbleJob = defineJob({
  name: 'stumble',
  key: () => 'stumble',
  answerWithinMs,
  run: (_data: object): Promise<never> => Promise.reject(new TypeError('secret detail')),
});

/** The jobs that every adapter of the queue is tested with. */
export const contractJobs = [stepsJob, refuseJob, stumbleJob];

/** A request to do so many steps, with a trace in a file of the folder. */
export function requestSteps(folder: string, key: string, count: number) {
  const data = { key, trace: join(folder, key), steps: count };
  return { job: stepsJob, data, priority: 'now' } satisfies JobRequest<typeof data, unknown>;
}

/** Reads what `stepsJob` wrote for a key. */
export async function readTrace(folder: string, key: string): Promise<string[]> {
  const text = await readFile(join(folder, key), 'utf8').catch(() => '');
  return text.split('\n').slice(0, -1);
}
