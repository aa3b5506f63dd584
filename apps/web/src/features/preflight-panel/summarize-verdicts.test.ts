import type { NetworkVerdict } from '@spinreel/api-contract/exports';
import { expect, test } from 'vitest';
import { createVerdict } from '../../../test/create-verdict.ts';
import { summarizeBriefly, summarizeVerdicts } from './summarize-verdicts.ts';

const bad = { passed: false, severity: 'error' } as const;
const doubtful = { passed: false, severity: 'warning' } as const;
const fine = { passed: true, severity: 'error' } as const;

// Requirement: preflight.summary
test.each<[string, NetworkVerdict[], string, string]>([
  ['no network', [], 'No networks are chosen.', 'No networks chosen'],
  ['one network', [createVerdict('Meta Ads', fine)], 'The file passes.', 'Meta ok'],
  ['one with an issue', [createVerdict('Meta Ads', bad)], '0 of 1 file passes.', 'Meta 1 issue'],
  [
    'several without issues',
    [createVerdict('Meta Ads', fine), createVerdict('Moloco', fine)],
    'Both files pass.',
    'Both networks ok',
  ],
  [
    'a warning only',
    [createVerdict('Meta Ads', fine), createVerdict('Moloco', doubtful)],
    'Both files pass.',
    'Moloco 1 issue, 1 of 2 ok',
  ],
  [
    'a network that rejects its file',
    [createVerdict('Meta Ads', fine), createVerdict('Moloco', bad, bad)],
    '1 of 2 files pass.',
    'Moloco 2 issues, 1 of 2 ok',
  ],
])('summarizes %s', (_case, verdicts, text, brief) => {
  expect([summarizeVerdicts(verdicts).text, summarizeBriefly(verdicts)]).toEqual([text, brief]);
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
