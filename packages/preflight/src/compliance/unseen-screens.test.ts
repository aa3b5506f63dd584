import { findPresetById } from '@spinreel/config-schema/compliance/presets/presets';
import { expect, test } from 'vitest';
import { createCompliantSurvey, type Draft } from '../../test/surveys/compliant-survey.ts';
import type { Survey, SurveyedText } from '../survey/survey.ts';
import { judgeCompliance } from './judge-compliance.ts';
import { elementRules } from './rules/index.ts';

const preset = findPresetById('applovin-us-social-casino')!;
const everyRule = elementRules.map(({ id }) => id);

test('an ad without its texts is rejected although its outro was not reached', () => {
  const survey = createForeignSurvey();
  survey.stills = survey.stills.filter(({ screen }) => screen !== 'outro');
  changeTexts(survey, ['cover', 'gameplay'], () => []);
  const { passed, broken, reasons } = judge(survey);
  expect(passed).toBe(false);
  expect(broken).toEqual([
    ['element-present', 'ageMark', ['cover', 'gameplay']],
    ['element-present', 'responsibleGaming', ['cover']],
    ['element-present', 'terms', ['cover']],
  ]);
  expect(reasons).toContain(
    'The age mark is not judged everywhere, because the playback did not reach the outro.',
  );
});

test('a faint text is rejected although a canvas may show it on another screen', () => {
  const survey = createForeignSurvey();
  changeTexts(survey, ['cover', 'outro'], (text) =>
    text.text === '21+' ? [{ ...text, contrast: { fifthPercentile: 2, median: 3 } }] : [text],
  );
  changeTexts(survey, ['gameplay'], () => []);
  addCanvas(survey, 'gameplay');
  const { broken, reasons, unjudged } = judge(survey);
  expect(broken).toEqual([['element-contrast', 'ageMark', ['cover', 'outro']]]);
  expect(reasons).toEqual([
    'The age mark may be in a canvas on the gameplay, whose text cannot be read. Check it by eye.',
  ]);
  expect(unjudged).toEqual(everyRule);
});

test('a canvas excuses no screen on which nothing else may show the text', () => {
  const survey = createForeignSurvey();
  changeTexts(survey, ['cover', 'gameplay', 'outro'], () => []);
  addCanvas(survey, 'gameplay');
  const { broken } = judge(survey);
  expect(broken).toContainEqual(['element-present', 'ageMark', ['cover', 'outro']]);
});

function createForeignSurvey(): Draft<Survey> {
  return { ...createCompliantSurvey(preset), maker: { origin: 'foreign', madeWith: null } };
}

function changeTexts(
  survey: Draft<Survey>,
  screens: readonly string[],
  change: (text: SurveyedText) => SurveyedText[],
): void {
  for (const { screen, layouts } of survey.stills)
    for (const layout of layouts)
      if (screens.includes(screen)) layout.texts = layout.texts.flatMap(change) as typeof layout.texts;
}

function addCanvas(survey: Draft<Survey>, wanted: string): void {
  const box = { x: 0, y: 0, width: 375, height: 667 };
  for (const { screen, layouts } of survey.stills)
    for (const { images } of layouts) if (screen === wanted) images.push({ kind: 'canvas', box, label: '' });
}

function judge(survey: Survey) {
  const { product, market, networks } = preset;
  const now = Date.parse(preset.checkedOn);
  const networkIds = networks ?? [];
  const report = judgeCompliance({ survey, networkIds, product, market, presets: [preset], now });
  const broken = report.findings
    .filter(({ passed }) => !passed)
    .map(({ ruleId, element, places }) => [
      ruleId,
      element,
      [...new Set(places.map(({ screen }) => screen))],
    ]);
  return {
    passed: report.passed,
    broken,
    reasons: [...new Set(report.notJudged.map(({ reason }) => reason))],
    unjudged: report.notJudged.map(({ ruleId }) => ruleId),
  };
}
