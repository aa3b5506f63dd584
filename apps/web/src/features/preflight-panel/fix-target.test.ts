import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import type { FieldId } from '@spinreel/config-schema/ad/field-id';
import { findExportProblem } from '@spinreel/config-schema/rules/export-validation';
import { mergeConfig, type ConfigChange } from '@spinreel/config-schema/ad/merge-config';
import { expect, test } from 'vitest';
import { findFixOfField, findFixTarget } from './fix-target.ts';

const long = {
  gameplayVideo: { filePath: 'asset:video-1234', duration: 40, trim: { startSeconds: 0, endSeconds: 30 } },
};

// Requirement: preflight.fix-links
test.each<[ConfigChange<AdConfig>, step: number, field: FieldId]>([
  [{ assets: { coverImage: null } }, 1, 'assets.coverImage'],
  [{ assets: { gameplayVideo: null } }, 1, 'assets.gameplayVideo'],
  [{ pausePointCount: 1 }, 2, 'pausePoints'],
  [{ pausePointCount: 2 }, 2, 'pausePoints'],
  [{ cta: { label: ' ' } }, 3, 'cta.label'],
  [{ cta: { storeUrl: '' } }, 3, 'cta.storeUrl'],
  [{ cta: { storeUrl: 'http://example.com' } }, 3, 'cta.storeUrl'],
  [{ cta: { storeUrl: '' }, storeUrls: { ios: 'https://example.com' } }, 3, 'storeUrls.android'],
  [{ storeUrls: { ios: 'https://play.google.com/store' } }, 3, 'storeUrls.ios'],
  [{ outro: { label: '' } }, 3, 'outro.label'],
  [{ outro: { label: '', useCustomImage: true } }, 3, 'outro.useCustomImage'],
  [{ assets: long }, 2, 'pausePoints'],
  [{ pausePointCount: 1, pausePoints: [{ id: 'a', timestamp: 0 }] }, 2, 'pausePoints'],
])('%j is fixed on step %i, at %s', (change, step, field) => {
  const problem = findExportProblem(mergeConfig<AdConfig>(complete, change));
  expect(problem && findFixTarget(problem)).toMatchObject({ step, field });
});

// Requirement: publishing.panel
test.each([
  ['compliance.elements.ageMark', 3, 'Go to the age mark'],
  ['cta.buttonStyle', 3, 'Go to the button style'],
  ['pausePoints', 2, 'Go to the timeline'],
  ['assets.gameplayVideo.splitScreen', 1, 'Go to the split screen'],
] as const)('%s is changed on step %i', (field, step, label) => {
  expect(findFixOfField(field)).toMatchObject({ field, step, label });
});

test('a finding without a field has no fix in the wizard', () => {
  expect(findFixOfField(null)).toBeNull();
  expect(findFixOfField('unknown')).toBeNull();
});

const complete: AdConfig = {
  assets: {
    coverImage: { filePath: 'asset:cover-1234' },
    gameplayVideo: { filePath: 'asset:video-1234', duration: 10 },
  },
  pausePointCount: 0,
  cta: { storeUrl: 'https://example.com/app' },
};
