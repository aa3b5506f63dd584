import { appendFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { ApiProblem } from '../src/errors/api-problem.ts';
import type { JobHandler } from '../src/jobs/jobs.ts';

/** Jobs that leave their traces in a file, so that a test sees what happened in whichever process. */
export const contractJobs = {
  /** Writes `begun`, works for as many steps of 50 ms as it is told to, and writes `done`, or `ended` when it was ended. */
  steps: (async ({ trace, steps }, { signal, report }) => {
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
  }) satisfies JobHandler<{ trace: string; steps: number }, { steps: number; bytes: Uint8Array }>,
  /** Fails in a way that a person can mend. */
  refuse: ((_data: object) =>
    Promise.reject(
      new ApiProblem('does-not-fit', { message: 'Too big by 3.', retryAfterSeconds: 9 }),
    )) satisfies JobHandler<object, never>,
  /** Fails in a way that nobody expected. */
  stumble: ((_data: object) => Promise.reject(new TypeError('secret detail'))) satisfies JobHandler<
    object,
    never
  >,
};
