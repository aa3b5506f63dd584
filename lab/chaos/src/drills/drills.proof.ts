import { expect, it } from 'vitest';
import { killDuringAutosaves } from './kill-during-autosaves.ts';
import { killDuringBuilds } from './kill-during-builds.ts';
import { soak } from './soak.ts';

it('thirty kills during autosaves lose no acknowledged data', async () => {
  const figures = await killDuringAutosaves({ kills: 30, seed: 20 });
  expect(figures).toMatchObject({ kills: 30, lost: 0, torn: 0 });
  expect(figures.acknowledged).toBeGreaterThan(30);
});

it('two hundred builds survive three kills within their memory and disk space', async () => {
  const figures = await killDuringBuilds({ texts: 50, kills: 3 });
  expect(figures).toMatchObject({ builds: 200, ready: 200, repeated: 0, tornFiles: 0, areSameFiles: true });
  expect(figures.peakMegabytes).toBeLessThan(500);
  expect(figures.kilobytesPerBuild).toBeLessThan(200);
});

it('a thousand random actions with kills in between leave every ad as it was acknowledged', async () => {
  const isDone = (actions: number) => actions >= 1000;
  const figures = await soak({ isDone, seed: 20, say: () => undefined });
  expect(figures).toMatchObject({ wrong: [], orphans: 0 });
  expect(figures.kills).toBeGreaterThan(0);
});
