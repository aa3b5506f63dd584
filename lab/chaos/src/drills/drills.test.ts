import { expect, it } from 'vitest';
import { killDuringAutosaves } from './kill-during-autosaves.ts';
import { killDuringExports } from './kill-during-exports.ts';
import { killDuringUploads } from './kill-during-uploads.ts';
import { soak } from './soak.ts';

// Requirement: reliability.crash-durability
it('kills during autosaves lose no acknowledged data', async () => {
  const figures = await killDuringAutosaves({ kills: 3, seed: 20, servers: 1 });
  expect(figures).toMatchObject({ kills: 3, lost: 0, torn: 0 });
  expect(figures.acknowledged).toBeGreaterThanOrEqual(3);
});

// Requirement: reliability.whole-uploads
it('kills during uploads leave no row without its file and no half file, and what they leave is swept', async () => {
  const figures = await killDuringUploads();
  expect(figures).toMatchObject({
    rowsWithoutFile: 0,
    tornFiles: 0,
    leftAfterSweep: 0,
    isRetryWhole: true,
  });
  // If no files were left behind, the kills came too late to prove anything.
  expect(figures.leftBehind).toBeGreaterThan(0);
});

// Requirement: reliability.killed-exports
it('kills during exports leave no encoder, and the same file is made once when it is asked for again', async () => {
  const figures = await killDuringExports();
  expect(figures).toMatchObject({ artifacts: 1, tornFiles: 0, isSameFile: true });
  expect(figures.encoders).toBeGreaterThan(0);
});

// Requirement: reliability.soak
it('random work with kills in between leaves every ad as it was acknowledged', async () => {
  const isDone = (actions: number) => actions >= 30;
  const figures = await soak({ isDone, actionsBetweenFaults: 15, seed: 20, say: () => undefined });
  expect(figures).toMatchObject({ wrong: [], orphans: 0 });
  expect(figures.kills).toBeGreaterThan(0);
});
