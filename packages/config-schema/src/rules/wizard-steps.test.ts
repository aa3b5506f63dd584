import { expect, test } from 'vitest';
import type { AdConfig } from '../ad/ad-config.ts';
import { describeProblem } from '../messages/problem-messages.ts';
import {
  canContinue,
  findStepProblems,
  isStepComplete,
  isStepReachable,
  wizardSteps,
  type StepNumber,
} from './wizard-steps.ts';

const uploads: AdConfig = {
  assets: {
    coverImage: { filePath: 'asset:cover-01' },
    gameplayVideo: { filePath: 'asset:video-01', duration: 12, frameRate: 30 },
  },
};
const points = [
  { id: 'a', timestamp: 3 },
  { id: 'b', timestamp: 6 },
];
const storeUrl = 'https://apps.apple.com/app/id1';
const complete: AdConfig = { ...uploads, pausePoints: points, cta: { storeUrl } };

// Requirement: wizard.steps
test.each([
  [1, 'Assets', 'Upload Your Assets', 'Continue to Timeline'],
  [2, 'Trim & Pause', 'Configure Interaction Points', 'Continue to Customization'],
  [3, 'Customization', 'Customize Your Ad', 'Continue to Preview'],
  [4, 'Preview', 'Preview Your Ad', 'Continue to Export'],
  [5, 'Export', 'Export Your Ad', null],
])('step %i is called %s', (number, name, title, next) => {
  expect(wizardSteps[number - 1]).toEqual({ number, name, title, next });
});

// Requirement: wizard.reachable-steps
test.each<[StepNumber, boolean, string, AdConfig]>([
  [1, false, 'nothing is uploaded', {}],
  [1, false, 'only the cover is uploaded', { assets: { coverImage: { filePath: 'asset:cover-01' } } }],
  [1, false, 'only the video is uploaded', { assets: { gameplayVideo: { filePath: 'asset:video-01' } } }],
  [1, false, 'the cover was removed', { assets: { ...uploads.assets, coverImage: null } }],
  [1, true, 'cover and video are uploaded', uploads],
  [2, true, 'the level is 0', { pausePointCount: 0 }],
  [2, false, 'the level is 1 without a point', { pausePointCount: 1 }],
  [2, true, 'the level is 1 with one point', { pausePointCount: 1, pausePoints: points.slice(1) }],
  [2, true, 'there are more points than the level needs', { pausePointCount: 1, pausePoints: points }],
  [2, false, 'the level is unset and there is one point', { pausePoints: points.slice(1) }],
  [2, true, 'the level is unset and there are two points', { pausePoints: points }],
  [3, false, 'the store URL is not set', { cta: { label: 'Spin!' } }],
  [3, false, 'the store URL of one platform is not set', { storeUrls: { ios: storeUrl } }],
  [
    3,
    true,
    'the store URLs of both platforms are set',
    { storeUrls: { ios: storeUrl, android: 'https://play.google.com/store' } },
  ],
  [3, false, 'the label is blank', { cta: { label: ' ', storeUrl } }],
  [3, true, 'label and store URL are set', { cta: { label: 'Spin!', storeUrl } }],
  [4, false, 'step 3 is not complete', {}],
  [4, true, 'step 3 is complete', { cta: { label: 'Spin!', storeUrl } }],
  [5, false, 'everything is done', complete],
])('step %i is complete: %j, when %s', (step, expected, _when, config) => {
  expect(isStepComplete(step, config)).toBe(expected);
});

// Requirement: wizard.reachable-steps
test.each<[string, AdConfig, StepNumber[]]>([
  ['nothing is there', {}, [1]],
  ['cover and video are uploaded', uploads, [1, 2]],
  ['the pause points are set as well', { ...uploads, pausePoints: points }, [1, 2, 3]],
  ['everything is set', complete, [1, 2, 3, 4, 5]],
  ['only the video is missing', { ...complete, assets: { coverImage: { filePath: 'asset:cover-01' } } }, [1]],
  ['Straight Play was chosen before any upload', { pausePointCount: 0 }, [1]],
  ['a pause point was removed again', { ...complete, pausePoints: points.slice(1) }, [1, 2]],
])('when %s, the steps that can be opened lead up to the first incomplete one', (_when, config, expected) => {
  expect(wizardSteps.map(({ number }) => number).filter((step) => isStepReachable(step, config))).toEqual(
    expected,
  );
});

test.each<[string, AdConfig, string[]]>([
  ['the label is blank', { cta: { label: '', storeUrl } }, ['Button text is required']],
  ['the store URL is missing', {}, ['Store URL is required (set in Meta Ads Manager)']],
  [
    'the store URL is not one',
    { cta: { storeUrl: 'javascript:alert(1)' } },
    [describeProblem({ code: 'store-url-invalid', params: {} })],
  ],
  [
    'the custom image is missing',
    { cta: { storeUrl }, outro: { useCustomImage: true, label: '' } },
    ['Final CTA button image is required'],
  ],
  [
    'the custom image stands in for a label',
    {
      cta: { storeUrl },
      outro: { useCustomImage: true, label: '' },
      assets: { finalCtaButtonImage: { filePath: 'asset:button-01' } },
    },
    [],
  ],
  [
    'the outro label is blank',
    { cta: { storeUrl }, outro: { label: ' ' } },
    ['Outro button text is required'],
  ],
  [
    'all is blank',
    { cta: { label: '' }, outro: { label: '' } },
    [
      'Button text is required',
      'Store URL is required (set in Meta Ads Manager)',
      'Outro button text is required',
    ],
  ],
  ['all is set', complete, []],
])('the customization step notices when %s', (_when, config, lines) => {
  expect(describeStepProblems(3, config)).toEqual(lines);
  expect(canContinue(3, config)).toBe(lines.length === 0);
});

test.each<[string, AdConfig, boolean]>([
  ['no point of level 0', { ...uploads, pausePointCount: 0 }, true],
  ['one point of level 1', { ...uploads, pausePointCount: 1, pausePoints: points.slice(1) }, true],
  ['two points of level 1', { ...uploads, pausePointCount: 1, pausePoints: points }, false],
  ['one point of level 2', { ...uploads, pausePointCount: 2, pausePoints: points.slice(1) }, false],
  ['two points of level 2', { ...uploads, pausePointCount: 2, pausePoints: points }, true],
])('continuing past step 2 wants exactly as many points as the level: %s', (_what, config, expected) => {
  expect(canContinue(2, config)).toBe(expected);
});

// Requirement: wizard.continue-conditions
test('step 1 requires a cover and a video', () => {
  expect(canContinue(1, uploads)).toBe(true);
  expect(describeStepProblems(1, {})).toEqual([
    'Cover image is required for export',
    'Gameplay video is required for export',
  ]);
});

// Requirement: wizard.continue-conditions
test('steps 4 and 5 require nothing more', () => {
  expect([canContinue(4, {}), canContinue(5, {})]).toEqual([true, true]);
});

function describeStepProblems(step: StepNumber, config: AdConfig): string[] {
  return findStepProblems(step, config).map((problem) => describeProblem(problem, 'step'));
}
