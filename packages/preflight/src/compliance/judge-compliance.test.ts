import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import {
  complianceElements,
  type ComplianceElementId,
} from '@spinreel/config-schema/compliance/compliance-elements';
import type { CompliancePreset } from '@spinreel/config-schema/compliance/preset';
import { findPresetById, presets } from '@spinreel/config-schema/compliance/presets/presets';
import type { PreviewShapeId } from '@spinreel/config-schema/options/placement/preview-shapes';
import { expect, test } from 'vitest';
import { createCompliantSurvey, findElementTexts, type Draft } from '../../test/surveys/compliant-survey.ts';
import type { Survey, SurveyedText } from '../survey/survey.ts';
import { judgeCompliance, type ComplianceQuestion } from './judge-compliance.ts';
import { elementRules } from './rules/index.ts';

/** The shapes in which each element is broken. */
const brokenShapes: readonly PreviewShapeId[] = ['2:3', '9:19.5', '16:9'];

type Mutation = (survey: Draft<Survey>, preset: CompliancePreset, id: ComplianceElementId) => void;

/** Changes to the survey of a compliant ad. Each breaks only the rule that it is named after. */
const mutations: Readonly<Record<string, Readonly<Record<string, Mutation>>>> = {
  'element-present': {
    removing: (survey, preset, id) => {
      removeTexts(survey, preset, id);
      forgetSightings(survey, preset, id);
    },
    hiding: (survey, preset, id) => removeTexts(survey, preset, id, brokenShapes),
  },
  'element-on-screen-long-enough': {
    shortening: (survey, preset, id) => {
      removeTexts(survey, preset, id);
      for (const sighting of survey.timeline.texts)
        if (sighting.name === preset.elements[id]?.texts.en)
          for (const span of sighting.spans) span.toMs = span.fromMs + 1000;
    },
  },
  'element-legible-size': { shrinking: changeTexts({ fontSizePx: 8 }) },
  'element-contrast': { recolouring: changeTexts({ contrast: { fifthPercentile: 3, median: 4 } }) },
  'element-not-covered': { covering: changeTexts({ isCovered: true, contrast: null }) },
  'element-not-clipped': { clipping: changeTexts({ isClipped: true }) },
};

test('the folder and the table agree: one file per rule, named after its id', () => {
  const files = readdirSync(join(import.meta.dirname, 'rules')).map((name) => basename(name, '.ts'));
  const ids = elementRules.map(({ id }) => id);
  expect(files.filter((name) => name !== 'index').toSorted()).toEqual(ids.toSorted());
  expect(Object.keys(mutations).toSorted()).toEqual(ids.toSorted());
});

test.each(presets)('an ad that shows what $id requires breaks none of its rules', (preset) => {
  const report = judge(createCompliantSurvey(preset), preset);
  expect(listBroken(report).filter(([ruleId]) => ruleId !== 'market-allowed')).toEqual([]);
  expect(report.notJudged).toEqual([]);
});

// Requirement: compliance.checks
test.each(presets)('each element of $id that is broken is found by its own rule', (preset) => {
  for (const id of complianceElements.filter((element) => preset.elements[element] !== undefined))
    for (const [ruleId, changes] of Object.entries(mutations))
      for (const [name, change] of Object.entries(changes)) {
        const survey = createCompliantSurvey(preset);
        change(survey, preset, id);
        const report = judge(survey, preset);
        const broken = listBroken(report).filter(([rule]) => rule !== 'market-allowed');
        expect(broken, `${name} ${id}`).toEqual([[ruleId, id]]);
        const severity = preset.elements[id]?.severity === 'blocking' ? 'error' : 'advice';
        const finding = report.findings.find(({ passed, element }) => !passed && element === id);
        expect(finding, `${name} ${id}`).toMatchObject({ severity, source: preset.source.url });
        const shapes = new Set(finding?.places.map(({ shapeId }) => shapeId));
        if (ruleId !== 'element-on-screen-long-enough' && name !== 'removing')
          expect([...shapes].toSorted(), `${name} ${id}`).toEqual(brokenShapes.toSorted());
      }
});

test('a text that other screens show a moment longer is missing on the screen between them', () => {
  const preset = presetOf('gb-real-money');
  const id = 'ageMark';
  const survey = createCompliantSurvey(preset);
  for (const still of survey.stills.filter(({ screen }) => screen === 'gameplay'))
    for (const layout of still.layouts)
      layout.texts = layout.texts.filter(({ text }) => text !== preset.elements[id]?.texts.en);
  const { phases, texts } = survey.timeline;
  const gameplay = phases.find(({ kind }) => kind === 'playing')!;
  const sighting = texts.find(({ name }) => name === preset.elements[id]?.texts.en)!;
  sighting.spans = [
    { fromMs: 100, toMs: gameplay.fromMs + 200 },
    { fromMs: gameplay.toMs - 200, toMs: 16_000 },
  ];
  const report = judge(survey, preset);
  expect(listBroken(report)).toEqual([['element-present', id]]);
  const { places = [] } = report.findings.find(({ passed }) => !passed) ?? {};
  expect(new Set(places.map(({ screen }) => screen))).toEqual(new Set(['gameplay']));
});

test('recognizes an element by what it says, in the words of its maker', () => {
  const preset = presetOf('applovin-us-social-casino');
  const survey = createCompliantSurvey(preset);
  rename(survey, 'Gambling problem? Call 1-800-GAMBLER.', 'PROBLEM GAMBLING? 1-800-GAMBLER');
  rename(survey, 'Must be 21+ to play. Please play responsibly.', 'Know when to stop');
  expect(listBroken(judge(survey, preset))).toEqual([['element-present', 'responsibleGaming']]);
  const ownElements = { responsibleGaming: { text: 'Know when to stop.', screens: [] } };
  expect(listBroken(judge(survey, preset, { ownElements }))).toEqual([]);
});

// Requirement: compliance.combined-presets
test('judges an ad by the law of its market and the policy of its network', () => {
  const law = presetOf('fr-real-money');
  const { source } = presetOf('tiktok-real-money');
  const survey = createCompliantSurvey(law);
  const question = { survey, product: 'real-money', market: 'fr', now: Date.parse(law.checkedOn) } as const;
  const report = judgeCompliance({ ...question, networkIds: ['tiktok'] });
  expect(report.presets.map(({ id }) => id)).toEqual(['fr-real-money', 'tiktok-real-money']);
  expect(listBroken(report)).toEqual([
    ['element-present', 'ageMark'],
    ['element-present', 'terms'],
  ]);
  const missing = report.findings.filter(({ passed }) => !passed);
  expect(missing.map((finding) => finding.source)).toEqual([source.url, source.url]);
  expect(listBroken(judgeCompliance({ ...question, networkIds: ['unity'] }))).toEqual([]);
});

test('a text that nothing requires is judged too, as advice', () => {
  const preset = presetOf('tiktok-social-casino');
  const survey = createCompliantSurvey(preset);
  const ownElements = { helpline: { text: 'Call for help', screens: ['outro'] } } as const;
  const report = judge(survey, preset, { ownElements });
  expect(listBroken(report)).toEqual([['element-present', 'helpline']]);
  expect(report.passed).toBe(true);
  expect(report.findings[0]).toMatchObject({ severity: 'advice', source: null, checkedOn: null });
});

test('an element that may be drawn in an image of a foreign ad is not judged', () => {
  const preset = presetOf('applovin-us-social-casino');
  const survey = createCompliantSurvey(preset);
  survey.maker = { origin: 'foreign', madeWith: null };
  removeTexts(survey, preset, 'terms');
  forgetSightings(survey, preset, 'terms');
  expect(listBroken(judge(survey, preset))).toEqual([['element-present', 'terms']]);
  const box = { x: 0, y: 0, width: 375, height: 667 };
  for (const { layouts } of survey.stills)
    for (const layout of layouts) layout.images.push({ kind: 'canvas', box, label: '' });
  const { notJudged, ...report } = judge(survey, preset);
  expect(listBroken({ ...report, notJudged })).toEqual([]);
  expect(notJudged.map(({ ruleId }) => ruleId)).toEqual(elementRules.map(({ id }) => id));
  expect(notJudged[0]?.reason).toBe(
    'The terms line may be in a canvas, whose text cannot be read. Check it by eye.',
  );
});

test('an element of a screen that the viewer did not reach is not judged', () => {
  const preset = presetOf('social-casino');
  const survey = createCompliantSurvey(preset);
  survey.stills = survey.stills.filter(({ screen }) => screen !== 'outro');
  const report = judge(survey, preset);
  expect(listBroken(report)).toEqual([]);
  expect(report.notJudged).toHaveLength(4 * elementRules.length);
});

test('warns of requirements that were checked more than 180 days ago', () => {
  const preset = presetOf('social-casino');
  const survey = createCompliantSurvey(preset);
  const now = Date.parse(preset.checkedOn) + 181 * 24 * 60 * 60 * 1000;
  const report = judge(survey, preset, { now });
  expect(listBroken(report)).toEqual([['preset-current', null]]);
  expect(report.findings[0]).toMatchObject({ severity: 'warning' });
  expect(report.passed).toBe(true);
});

test('an ad may not be shown where its product type is forbidden', () => {
  const preset = presetOf('us-sweepstakes');
  const survey = createCompliantSurvey(preset);
  const report = judge(survey, preset, { market: 'us-ca' });
  expect(listBroken(report)).toEqual([['market-allowed', null]]);
  expect(report.passed).toBe(false);
  expect(report.findings[0]).toMatchObject({ severity: 'error', field: 'compliance.market' });
});

test('says that there is no preset', () => {
  const survey = createCompliantSurvey(presetOf('us-sweepstakes'));
  const report = judgeCompliance({
    survey,
    networkIds: ['moloco'],
    product: 'sweepstakes',
    market: 'gb',
    now: 0,
  });
  expect(report).toMatchObject({ presets: [], passed: true });
  expect(report.notJudged).toHaveLength(elementRules.length);
});

/** Judges as if for the networks of the preset. */
function judge(survey: Survey, preset: CompliancePreset, changes: Partial<ComplianceQuestion> = {}) {
  const { product, market } = preset;
  const now = Date.parse(preset.checkedOn);
  return judgeCompliance({
    ...{ survey, product, market, presets: [preset], now },
    networkIds: preset.networks ?? ['moloco'],
    ...changes,
  });
}

function presetOf(id: string): CompliancePreset {
  const preset = findPresetById(id);
  if (preset === null) throw new Error(`There is no preset ${id}`);
  return preset;
}

/** Changes a text everywhere. */
function rename(survey: Draft<Survey>, from: string, to: string): void {
  for (const sighting of survey.timeline.texts) if (sighting.name === from) sighting.name = to;
  for (const layout of survey.stills.flatMap(({ layouts }) => layouts))
    for (const text of layout.texts) if (text.text === from) text.text = to;
}

function listBroken({ findings }: ReturnType<typeof judge>) {
  return findings.filter(({ passed }) => !passed).map(({ ruleId, element }) => [ruleId, element]);
}

function removeTexts(
  survey: Draft<Survey>,
  preset: CompliancePreset,
  id: ComplianceElementId,
  shapes?: readonly PreviewShapeId[],
): void {
  const removed = new Set(findElementTexts(survey, preset, id));
  for (const layout of survey.stills.flatMap(({ layouts }) => layouts))
    if (shapes?.includes(layout.shapeId) ?? true)
      layout.texts = layout.texts.filter((text) => !removed.has(text));
}

function forgetSightings(survey: Draft<Survey>, preset: CompliancePreset, id: ComplianceElementId): void {
  survey.timeline.texts = survey.timeline.texts.filter(({ name }) => name !== preset.elements[id]?.texts.en);
}

function changeTexts(change: Partial<SurveyedText>): Mutation {
  return (survey, preset, id) => {
    const texts = new Set(findElementTexts(survey, preset, id));
    for (const layout of survey.stills.flatMap(({ layouts }) => layouts))
      for (const text of layout.texts)
        if (brokenShapes.includes(layout.shapeId) && texts.has(text)) Object.assign(text, change);
  };
}
