import type { CheckFinding, CheckVerdict } from '@spinreel/api-contract/checks';
import { expect, test } from 'vitest';
import { countIssues, describeIssues, groupIssues } from './group-issues.ts';

// Requirement: check.verdicts
test('groups equal problems of several networks, errors first and those of most networks first', () => {
  const grouped = groupIssues([
    createVerdict('Meta Ads', [
      ['storage', 'warning'],
      ['fetch', 'error'],
    ]),
    createVerdict('Moloco', [
      ['fetch', 'error'],
      ['title', 'advice'],
      ['eval', 'error'],
    ]),
    createVerdict('AppLovin', [
      ['fetch', 'error'],
      ['size', 'passed'],
    ]),
  ]);
  expect(grouped.map(({ finding, networks }) => [finding.id, networks.join()])).toEqual([
    ['fetch', 'Meta Ads,Moloco,AppLovin'],
    ['eval', 'Moloco'],
    ['storage', 'Meta Ads'],
    ['title', 'Moloco'],
  ]);
});

test.each([
  [[], null],
  [['error'], '1 error'],
  [['error', 'error', 'warning'], '2 errors, 1 warning'],
  [['advice', 'passed'], '1 recommendation'],
] as const)('describes the issues %j as %j', (severities, text) => {
  const verdict = createVerdict(
    'Meta Ads',
    severities.map((severity, index) => [`rule-${index}`, severity]),
  );
  expect(describeIssues(countIssues(verdict))).toBe(text);
});

function createVerdict(
  label: string,
  findings: readonly (readonly [id: string, result: CheckFinding['severity'] | 'passed'])[],
): CheckVerdict {
  return {
    network: label.toLowerCase(),
    label,
    passed: findings.every(([, result]) => result !== 'error'),
    isPlayable: true,
    isPlayed: false,
    storeCall: null,
    findings: findings.map(([id, result]) => ({
      id,
      passed: result === 'passed',
      severity: result === 'passed' ? 'error' : result,
      message: `The file breaks ${id}.`,
      fix: '',
      uploadError: null,
      sourceUrl: null,
      checkedOn: null,
      confidence: null,
      occurrences: [],
      occurrenceCount: 0,
    })),
    notJudged: [],
    screenshots: [],
  };
}
