import { defineJob } from '../src/jobs/define-job.ts';
import type { Services } from '../src/services.ts';

/** A job that runs until it is aborted. */
export const endlessJob = defineJob({
  name: 'endless',
  key: ({ key }: { key: string }) => key,
  answerWithinMs: 60_000,
  run: (_data, { signal }): Promise<never> =>
    new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
    }),
});

/** Starts an endless job on a server. It ends with the signal. */
export function runEndless(
  { services }: { readonly services: Services },
  { key, signal }: { key: string; signal: AbortSignal },
): Promise<never> {
  return services.jobs.run({ job: endlessJob, data: { key }, priority: 'now', signal });
}
