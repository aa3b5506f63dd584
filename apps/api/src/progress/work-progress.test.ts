import type { Progress } from '@spinreel/api-contract/progress';
import { expect, it } from 'vitest';
import { createWorkProgress, reportJob } from './work-progress.ts';

// Requirement: api.progress
it('converts stages to a percentage of the work that never decreases', () => {
  const published: Progress[] = [];
  const progress = createWorkProgress((next) => published.push(next));
  const onJob = reportJob(progress, 'encoding');
  onJob('waiting');
  for (const share of [0, 0.5, 0.5001, 0.2, 1]) onJob(share);
  progress.report('packing', 0.5);
  progress.report('encoding', 0.1);
  progress.report('packing', 7);
  expect(published).toEqual([
    { stage: 'waiting', percent: 0 },
    { stage: 'encoding', percent: 1 },
    { stage: 'encoding', percent: 45 },
    { stage: 'encoding', percent: 90 },
    { stage: 'packing', percent: 94 },
    { stage: 'encoding', percent: 94 },
    { stage: 'packing', percent: 99 },
  ]);
});
