import { expect, test } from 'vitest';
import { complianceTextLimits } from '../limits/compliance-limits.ts';
import { applyPreset } from '../compliance/presets/apply-preset.ts';
import { presets } from '../compliance/presets/presets.ts';
import { describeProblem } from '../messages/problem-messages.ts';
import { findComplianceProblems } from './compliance-rules.ts';

test.each(presets.map((preset) => [preset.id, preset] as const))('the texts of %s fit', (_id, preset) => {
  expect(findComplianceProblems(applyPreset({ market: preset.market }, preset))).toEqual({});
});

test('an element that is on needs a text', () => {
  const terms = { texts: { en: ' ' }, screens: ['cover' as const] };
  const { terms: problem } = findComplianceProblems({ language: 'de', elements: { terms } });
  expect(problem).toMatchObject({ code: 'compliance-text-missing', field: 'compliance.elements.terms' });
  expect(describeProblem(problem!)).toBe('The terms line has no text, so the ad does not show it.');
});

test('a text with words must be in the language of the ad', () => {
  const screens = ['cover' as const];
  const terms = { texts: { en: 'Terms apply.' }, screens };
  const ageMark = { texts: { en: '18+' }, screens };
  expect(findComplianceProblems({ elements: { terms, ageMark } })).toEqual({});
  const problems = findComplianceProblems({ language: 'de', elements: { terms, ageMark } });
  expect(Object.keys(problems)).toEqual(['terms']);
  expect(problems.terms?.field).toBe('compliance.elements.terms');
  expect(describeProblem(problems.terms!)).toBe(
    'The terms line has no German text, so the ad shows it in English.',
  );
});

test('an element that is off needs no text', () => {
  expect(findComplianceProblems({ elements: { terms: { texts: {}, screens: [] } } })).toEqual({});
});

test('an age mark must fit into its badge', () => {
  const mark = (text: string) => ({ ageMark: { texts: { en: text }, screens: ['cover' as const] } });
  expect(findComplianceProblems({ elements: mark('21+') })).toEqual({});
  expect(findComplianceProblems({ elements: mark('Only for people of legal age') }).ageMark?.code).toBe(
    'age-mark-too-long',
  );
});

test('the longest line is named when the lines of one screen are too long together', () => {
  const half = Math.ceil(complianceTextLimits.linesPerScreen / 2);
  const line = (letters: number, screens: ('cover' | 'outro')[]) => ({
    texts: { en: 'x'.repeat(letters) },
    screens,
  });
  const elements = { helpline: line(half, ['cover', 'outro']), terms: line(half + 1, ['outro']) };
  expect(findComplianceProblems({ elements })).toMatchObject({
    terms: { code: 'legal-text-too-long', params: { screen: 'outro' } },
  });
  expect(findComplianceProblems({ elements: { ...elements, terms: line(half + 1, []) } })).toEqual({});
});
