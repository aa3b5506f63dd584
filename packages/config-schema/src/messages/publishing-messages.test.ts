import { expect, test } from 'vitest';
import { summarizeCompliance, summarizeQuality } from './publishing-messages.ts';

const element = 'ageMark';
const broken = { passed: false, severity: 'error', element };
const advice = { passed: false, severity: 'advice', element };
const kept = { passed: true, severity: 'error', element };

test.each([
  [
    '2 problems block publishing, 1 recommendation.',
    { presets: [{}], findings: [broken, broken, advice, kept] },
  ],
  ['1 problem blocks publishing.', { presets: [{}], findings: [broken] }],
  ['2 recommendations.', { presets: [{}], findings: [advice, advice] }],
  ['shows everything required.', { presets: [{}], findings: [kept] }],
  ['no known requirements.', { presets: [], findings: [] }],
])('summarizes requirements: %s', (text, report) => {
  expect(summarizeCompliance({ notJudged: [], ...report })).toBe(text);
});

test('does not claim that everything is there if a rule was not judged', () => {
  expect(summarizeCompliance({ presets: [{}], findings: [kept], notJudged: [{}] })).toBe(
    'no problems found in what could be checked.',
  );
});

test('does not claim that an ad has no problems if nothing could be judged', () => {
  const findings = [{ ...kept, element: null }];
  expect(summarizeCompliance({ presets: [{}], findings, notJudged: [{}] })).toBe('could not be checked.');
  const measures = [{ status: 'not-judged', isWarning: false }];
  expect(summarizeQuality({ score: 0, grade: 'poor', measures })).toBe('Nothing could be measured.');
});

test('summarizes the score, what can be improved, and dangerous flashes first', () => {
  const good = { status: 'good', isWarning: false };
  const fair = { status: 'fair', isWarning: false };
  const flashes = { status: 'poor', isWarning: true };
  expect(summarizeQuality({ score: 97.6, grade: 'excellent', measures: [good] })).toBe(
    '98 of 100, excellent.',
  );
  expect(summarizeQuality({ score: 80, grade: 'good', measures: [good, fair] })).toBe(
    '80 of 100, good. 1 thing to improve.',
  );
  expect(summarizeQuality({ score: 60, grade: 'fair', measures: [fair, flashes] })).toBe(
    '60 of 100, fair. Its flashes can cause seizures. 2 things to improve.',
  );
  const unjudged = { status: 'not-judged', isWarning: false };
  expect(summarizeQuality({ score: 100, grade: 'excellent', measures: [good, unjudged, unjudged] })).toBe(
    '100 of 100, excellent. 2 of 3 measures could not be judged.',
  );
});
