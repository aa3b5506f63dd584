import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import type { PublishingPlace } from '@spinreel/api-contract/publishing';
import type { FieldId } from '@spinreel/config-schema/ad/field-id';
import type { FixField } from '@spinreel/config-schema/ad/fields/fix-fields';
import { findExportProblem } from '@spinreel/config-schema/rules/export-validation';
import { brandFontFamily } from '@spinreel/config-schema/options/appearance/fonts';
import { mergeConfig, type ConfigChange } from '@spinreel/config-schema/ad/merge-config';
import { expect, test } from 'vitest';
import { findFixOfBuild, findFixOfField, findFixOfRule, findFixTarget } from './fix-target.ts';

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
  [{ outro: { composition: 'app-card', appName: 'Lucky' } }, 3, 'assets.appIcon'],
  [
    { outro: { composition: 'app-card' }, assets: { appIcon: { filePath: 'asset:icon-1234' } } },
    3,
    'outro.appName',
  ],
  [{ cta: { fontFamily: brandFontFamily } }, 3, 'assets.brandFont'],
  [{ assets: long }, 2, 'pausePoints'],
  [{ pausePointCount: 1, pausePoints: [{ id: 'a', timestamp: 0 }] }, 2, 'pausePoints'],
])('%j is fixed on step %i, at %s', (change, step, field) => {
  const problem = findExportProblem(mergeConfig<AdConfig>(complete, change));
  expect(problem && findFixTarget(problem)).toMatchObject({ step, field });
});

// Requirement: preflight.fix-links
test.each([
  ['same-fonts-on-phones', 3, 'branding.useSystemFonts'],
  ['draws-all-characters', 3, 'cta.fontFamily'],
  ['matches-direction', 3, 'compliance.language'],
  ['cover-painted', 1, 'assets.coverImage'],
] as const)('a broken %s is fixed on step %i, at %s', (ruleId, step, field) => {
  expect(findFixOfRule(ruleId)).toMatchObject({ step, field });
});

// Requirement: preflight.fix-links
test.each([
  ['cta.label', 'Go to the button text'],
  ['assets.appIcon', 'Go to the app icon'],
  ['unknown.field', undefined],
])('the error of a file that names %s leads there', (field, label) => {
  const problem = { code: 'any', field, params: {} };
  expect(findFixOfBuild({ code: 'invalid-ad', message: '', problem })?.label).toBe(label);
});

test('a file that is too large leads to the video, and an error of the server nowhere', () => {
  expect(findFixOfBuild({ code: 'does-not-fit', message: '' })?.field).toBe('assets.gameplayVideo');
  expect(findFixOfBuild({ code: 'unexpected', message: '' })).toBeNull();
});

test('no field fixes a rule about code', () => {
  expect(findFixOfRule('no-eval')).toBeNull();
});

const noMusic = { hasMusic: false };

// Requirement: publishing.panel
test.each([
  ['compliance.elements.ageMark', 3, 'Go to the age mark'],
  ['cta.buttonStyle', 3, 'Go to the button style'],
  ['pausePoints', 2, 'Go to the timeline'],
  ['assets.coverImage', 1, 'Go to the cover image'],
] as const)('%s is changed on step %i', (field, step, label) => {
  expect(findFixOfField({ field, places: [] }, noMusic)).toEqual({ field, step, label });
});

test('a position is changed on the stage: on the screen with the problem, in landscape if only that has it', () => {
  const find = (field: FixField, ...places: PublishingPlace[]) => findFixOfField({ field, places }, noMusic);
  expect(find('cta.positions')).toMatchObject({
    label: 'Go to the spin button',
    part: { screen: 'cover', role: 'button', isLandscape: false },
  });
  expect(find('cta.positions', { screen: 'outro', shapeId: '16:9' })).toMatchObject({
    label: 'Go to the outro button',
    part: { screen: 'outro', role: 'button', isLandscape: true },
  });
  const both = [
    { screen: 'gameplay', shapeId: '16:9' },
    { screen: 'gameplay', shapeId: '1:1' },
  ] as const;
  expect(find('compliance.positions.ageMark', ...both)).toMatchObject({
    label: 'Go to the age mark',
    part: { screen: 'gameplay', role: 'ageMark', isLandscape: false },
  });
});

// Requirement: publishing.panel
test('a position that is wrong only in shapes that the stage does not show is seen in the preview', () => {
  const places = (['3:4', '1:1'] as const).map((shapeId) => ({ screen: 'cover', shapeId }) as const);
  const target = findFixOfField({ field: 'cta.positions', places }, noMusic);
  expect(target).toMatchObject({ step: 4, isWall: true, label: 'See it in all shapes' });
  expect(target?.part).toBeUndefined();
});

test('a loud ad without music has a loud video', () => {
  const named = { field: 'assets.backgroundMusic.volume', places: [] };
  expect(findFixOfField(named, { hasMusic: true })?.field).toBe(named.field);
  expect(findFixOfField(named, noMusic)?.field).toBe('assets.gameplayVideo');
});

test('a finding without a field has no fix in the wizard', () => {
  expect(findFixOfField({ field: null, places: [] }, noMusic)).toBeNull();
  expect(findFixOfField({ field: 'unknown', places: [] }, noMusic)).toBeNull();
});

const complete: AdConfig = {
  assets: {
    coverImage: { filePath: 'asset:cover-1234' },
    gameplayVideo: { filePath: 'asset:video-1234', duration: 10 },
  },
  pausePointCount: 0,
  cta: { storeUrl: 'https://example.com/app' },
};
