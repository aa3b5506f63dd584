import type { NetworkVerdict } from '@spinreel/api-contract/exports';
import { expect, test } from 'vitest';
import { summarizeBriefly, summarizeVerdicts } from './summarize-verdicts.ts';

const bad = { passed: false, severity: 'error' } as const;
const doubtful = { passed: false, severity: 'warning' } as const;
const fine = { passed: true, severity: 'error' } as const;

// Requirement: preflight.summary
test.each<[string, NetworkVerdict[], string, string]>([
  ['no network', [], 'No networks are chosen.', 'No networks chosen'],
  ['one network', [verdict('Meta Ads', fine)], 'The file passes.', 'Meta ok'],
  ['one with an issue', [verdict('Meta Ads', bad)], '0 of 1 file passes.', 'Meta 1 issue'],
  [
    'several without issues',
    [verdict('Meta Ads', fine), verdict('Moloco', fine)],
    'Both files pass.',
    'Both networks ok',
  ],
  [
    'a warning only',
    [verdict('Meta Ads', fine), verdict('Moloco', doubtful)],
    'Both files pass.',
    'Moloco 1 issue, 1 of 2 ok',
  ],
  [
    'a network that rejects its file',
    [verdict('Meta Ads', fine), verdict('Moloco', bad, bad)],
    '1 of 2 files pass.',
    'Moloco 2 issues, 1 of 2 ok',
  ],
])('summarizes %s', (_case, verdicts, text, brief) => {
  expect([summarizeVerdicts(verdicts).text, summarizeBriefly(verdicts)]).toEqual([text, brief]);
});

// Requirement: preflight.summary
test('names the networks that reject their file first, those with the most issues before others', () => {
  const verdicts = [
    verdict('One warning', doubtful),
    verdict('Fine', fine),
    verdict('Three warnings', doubtful, doubtful, doubtful),
    { ...verdict('No file'), passed: false, problem: { code: 'does-not-fit', message: 'It is too big.' } },
    verdict('Two errors', bad, bad),
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

function verdict(
  label: string,
  ...rules: { passed: boolean; severity: 'error' | 'warning' }[]
): NetworkVerdict {
  const texts = {
    message: '',
    fix: '',
    uploadError: null,
    sourceUrl: null,
    checkedOn: null,
    confidence: null,
  };
  return {
    network: label.toLowerCase(),
    label,
    passed: rules.every(({ passed, severity }) => passed || severity === 'warning'),
    problem: null,
    sha256: null,
    fileSize: null,
    bytesByAsset: {},
    rules: rules.map((rule, index) => ({ id: `rule-${index}`, ...texts, ...rule })),
  };
}
