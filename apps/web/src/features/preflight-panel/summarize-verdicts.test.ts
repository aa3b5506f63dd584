import type { NetworkVerdict } from '@spinreel/api-contract/exports';
import { expect, test } from 'vitest';
import { createVerdict } from '../../../test/create-verdict.ts';
import { summarizeVerdicts } from './summarize-verdicts.ts';

const bad = { passed: false, severity: 'error' } as const;
const doubtful = { passed: false, severity: 'warning' } as const;
const fine = { passed: true, severity: 'error' } as const;

// Requirement: preflight.summary
test.each<[string, NetworkVerdict[], string]>([
  ['no network', [], 'No networks chosen'],
  ['one network', [createVerdict('Meta Ads', fine)], 'Checked for Meta: no issues'],
  ['one with an issue', [createVerdict('Meta Ads', bad)], 'Checked for Meta: 1 issue'],
  [
    'several without issues',
    [createVerdict('Meta Ads', fine), createVerdict('Moloco', fine)],
    'Checked for 2 networks: no issues',
  ],
  [
    'two formats of a network',
    [createVerdict('Meta Ads', fine), createVerdict('Meta Ads (HTML)', fine)],
    'Checked for 1 network: no issues',
  ],
  [
    'a warning only',
    [createVerdict('Meta Ads', fine), createVerdict('Moloco', doubtful)],
    'Checked for 2 networks: Moloco has 1 issue',
  ],
  [
    'several with issues',
    [createVerdict('Meta Ads', doubtful), createVerdict('Moloco', bad, bad)],
    'Checked for 2 networks: 2 files have issues',
  ],
])('summarizes %s', (_case, verdicts, text) => {
  expect(summarizeVerdicts(verdicts).text).toBe(text);
});

// Requirement: preflight.summary
test('names the networks that reject their file first, those with the most issues before others', () => {
  const verdicts = [
    createVerdict('One warning', doubtful),
    createVerdict('Fine', fine),
    createVerdict('Three warnings', doubtful, doubtful, doubtful),
    {
      ...createVerdict('No file'),
      passed: false,
      problem: { code: 'does-not-fit', message: 'It is too big.' },
    },
    createVerdict('Two errors', bad, bad),
  ];
  const { withIssues, isClean } = summarizeVerdicts(verdicts);
  expect(withIssues.map(({ label }) => label)).toEqual([
    'Two errors',
    'No file',
    'Three warnings',
    'One warning',
  ]);
  expect(isClean).toBe(false);
});
