import { createMemoryRecipeStore } from '@spinreel/media/recipes/memory-recipe-store';
import { expect, it } from 'vitest';
import { settled } from '../../test/settled.ts';
import type { BlobStore } from '../storage/blobs/blob-store.ts';
import { defineJob } from './define-job.ts';
import { JobsBusy } from '../errors/jobs-busy.ts';
import { createWorkerJobs } from './worker-jobs.ts';

it('runs the first job of a session before the others of a session that sent many', async () => {
  const { run, finish, started } = setup();
  const all = ['a1', 'a2', 'a3'].map((key) => run(key, 'a'));
  all.push(run('b1', 'b'));
  for (const next of ['a1', 'b1', 'a2', 'a3']) {
    expect(started.at(-1)).toBe(next);
    await finish(next);
  }
  await Promise.all(all);
});

it('accepts the first job of a session when another one has filled its part of the queue', async () => {
  const { run, finish, started } = setup();
  const accepted = ['a1', 'a2', 'a3', 'a4', 'a5'].map((key) => run(key, 'a'));
  await expect(run('a6', 'a')).rejects.toBeInstanceOf(JobsBusy);
  accepted.push(run('b1', 'b'));
  while (accepted.length > 0) {
    const next = started.at(-1) ?? '';
    await finish(next);
    if (started.at(-1) === next) break;
  }
  await Promise.all(accepted);
  expect(started.slice(0, 2)).toEqual(['a1', 'b1']);
});

/** Jobs with one worker, which end when the test says so. */
function setup() {
  const gates = new Map<string, PromiseWithResolvers<string>>();
  const started: string[] = [];
  const job = defineJob({
    name: 'test',
    key: ({ key }: { key: string }) => key,
    answerWithinMs: Infinity,
    run: ({ key }): Promise<string> => {
      started.push(key);
      const gate = Promise.withResolvers<string>();
      gates.set(key, gate);
      return gate.promise;
    },
  });
  const context = { blobs: {} as BlobStore, recipes: createMemoryRecipeStore() };
  const jobs = createWorkerJobs({ jobs: [job], context, workers: 1, now: () => performance.now() });
  return {
    started,
    run: (key: string, owner: string) => jobs.run({ job, data: { key }, priority: 'later', owner }),
    async finish(key: string) {
      gates.get(key)?.resolve(key);
      await settled();
    },
  };
}
