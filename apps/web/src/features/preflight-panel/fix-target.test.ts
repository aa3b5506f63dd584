import type { AdConfig } from '@spinreel/config-schema/ad-config';
import { exportProblem } from '@spinreel/config-schema/export-validation';
import { mergeConfig, type ConfigChange } from '@spinreel/config-schema/merge-config';
import { expect, test } from 'vitest';
import { fixOfProblem } from './fix-target.ts';

const long = {
  gameplayVideo: { filePath: 'asset:video-1234', duration: 40, trim: { startSeconds: 0, endSeconds: 30 } },
};

test.each<[ConfigChange<AdConfig>, step: number, field: string]>([
  [{ assets: { coverImage: null } }, 1, 'Upload cover image'],
  [{ assets: { gameplayVideo: null } }, 1, 'Upload gameplay video'],
  [{ pausePointCount: 1 }, 2, 'Playhead'],
  [{ pausePointCount: 2 }, 2, 'Playhead'],
  [{ cta: { label: ' ' } }, 3, 'Button text'],
  [{ cta: { storeUrl: '' } }, 3, 'Store URL'],
  [{ cta: { storeUrl: 'http://example.com' } }, 3, 'Store URL'],
  [{ outro: { label: '' } }, 3, 'Outro button text'],
  [{ assets: long }, 2, 'Playhead'],
])('%j is mended on step %i, at %s', (change, step, field) => {
  const problem = exportProblem(mergeConfig<AdConfig>(complete, change));
  expect(problem).not.toBeNull();
  const target = fixOfProblem(problem ?? '');
  expect(target).toMatchObject({ step });
  expect(target.fields[0]).toBe(field);
});

const complete: AdConfig = {
  assets: {
    coverImage: { filePath: 'asset:cover-1234' },
    gameplayVideo: { filePath: 'asset:video-1234', duration: 10 },
  },
  pausePointCount: 0,
  cta: { storeUrl: 'https://example.com/app' },
};
