import { expect, it } from 'vitest';
import { killDuringAutosaves } from './kill-during-autosaves.ts';
import { killDuringBuilds } from './kill-during-builds.ts';
import { soak } from './soak.ts';

it('thirty kills during autosaves lose no acknowledged data', async () => {
  const figures = await killDuringAutosaves({ kills: 30, seed: 20 });
  expect(figures).toMatchObject({ kills: 30, lost: 0, torn: 0 });
  expect(figures.acknowledged).toBeGreaterThan(30);
});

// Requirement: export.builds-survive
it('a thousand builds survive two kills within their memory and disk space', async () => {
  const translated = ['de', 'fr', 'es', 'it'] as const;
  const figures = await killDuringBuilds({ variants: 50, videos: 6, translated, kills: 2 });
  expect(figures).toMatchObject({ builds: 1000, ready: 1000, repeated: 0, tornFiles: 0, areSameFiles: true });
  expect(figures.peakMegabytes).toBeLessThan(700);
  expect(figures.kilobytesPerBuild).toBeLessThan(200);
});

it('a thousand random actions with kills in between leave every ad as it was acknowledged', async () => {
  const isDone = (actions: number) => actions >= 1000;
  const figures = await soak({ isDone, seed: 20, say: () => undefined });
  expect(figures).toMatchObject({ wrong: [], orphans: 0 });
  expect(figures.kills).toBeGreaterThan(0);
});
