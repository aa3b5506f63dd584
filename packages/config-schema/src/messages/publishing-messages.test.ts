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
});

test.each([
  [
    'not-played',
    0,
    'Could not be scored. The ad could not be played. None of 14 measures could be judged, and a score needs 8.',
  ],
  [
    'store-not-opened',
    4,
    'Could not be scored. No tap opened the store, so the last screen was not seen. Only 4 of 14 measures could be judged, and a score needs 8.',
  ],
] as const)('says why there is no score: %s', (code, judgedCount, text) => {
  const unscored = { code, judgedCount, measureCount: 14, neededCount: 8 };
  expect(summarizeQuality({ score: null, grade: null, unscored, measures: [] })).toBe(text);
});

test('mentions dangerous flashes and what can be improved without a score', () => {
  const unscored = { code: 'not-recognized', judgedCount: 3, measureCount: 14, neededCount: 8 } as const;
  const measures = [{ status: 'poor', isWarning: true }];
  expect(summarizeQuality({ score: null, grade: null, unscored, measures })).toMatch(
    /a score needs 8\. Its flashes can cause seizures\. 1 thing to improve\.$/,
  );
});

test('summarizes the score, what can be improved, and dangerous flashes first', () => {
  const good = { status: 'good', isWarning: false };
  const fair = { status: 'fair', isWarning: false };
  const flashes = { status: 'poor', isWarning: true };
  expect(summarizeQuality({ unscored: null, score: 97.6, grade: 'excellent', measures: [good] })).toBe(
    '98 of 100, excellent.',
  );
  expect(summarizeQuality({ unscored: null, score: 80, grade: 'good', measures: [good, fair] })).toBe(
    '80 of 100, good. 1 thing to improve.',
  );
  expect(summarizeQuality({ unscored: null, score: 60, grade: 'fair', measures: [fair, flashes] })).toBe(
    '60 of 100, fair. Its flashes can cause seizures. 2 things to improve.',
  );
  const unjudged = { status: 'not-judged', isWarning: false };
  expect(
    summarizeQuality({
      unscored: null,
      score: 100,
      grade: 'excellent',
      measures: [good, unjudged, unjudged],
    }),
  ).toBe('100 of 100, excellent. 2 of 3 measures could not be judged.');
});
