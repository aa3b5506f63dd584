import { findPresetById } from '@spinreel/config-schema/compliance/presets/presets';
import { expect, test } from 'vitest';
import { createCompliantSurvey } from '../../test/surveys/compliant-survey.ts';
import { listRequirements } from './list-requirements.ts';
import { findElement } from './required-element.ts';

const preset = findPresetById('gb-real-money')!;
const [ageMark] = listRequirements([preset], {});

test('measures how long an element is visible on each screen, also if screens word it differently', () => {
  const survey = createCompliantSurvey(preset);
  const sighting = survey.timeline.texts.find(({ name }) => name === '18+')!;
  const [cover, ...others] = sighting.spans;
  sighting.spans = others;
  survey.timeline.texts.push({ name: 'Over 18s only', spans: [{ ...cover!, toMs: cover!.fromMs + 1000 }] });
  const { durations } = findElement(survey, ageMark!);
  expect(durations.map(({ screen, visibleMs }) => [screen, visibleMs])).toEqual([
    ['cover', 1000],
    ['gameplay', 8000],
    ['outro', 4000],
  ]);
});

test('counts a text that was in the page before the first paint from then on, also if it disappears soon', () => {
  const survey = createCompliantSurvey(preset);
  const sighting = survey.timeline.texts.find(({ name }) => name === '18+')!;
  survey.timeline.firstPaintMs = 600;
  sighting.spans = [{ fromMs: 200, toMs: 1300 }];
  const [cover] = findElement(survey, ageMark!).durations;
  expect(cover).toMatchObject({ screen: 'cover', visibleMs: 700 });
});
