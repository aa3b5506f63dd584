import { readFileSync } from 'node:fs';
import Ajv from 'ajv-draft-04';
import { expect, test } from 'vitest';
import {
  archive,
  brokenFinding,
  hostile,
  page,
  publishing,
  reportOf,
  sampleVerdict,
} from '../../test/sample-report.ts';
import type { CheckReport } from '../check-report.ts';
import { formatSarif } from './format-sarif.ts';

const schema: object = JSON.parse(
  readFileSync(new URL('../../test/schemas/sarif-2.1.0-rtm.5.json', import.meta.url), 'utf8'),
);
const formats = {
  uri: (text: string) => URL.canParse(text),
  'uri-reference': (text: string) => URL.canParse(text, 'https://base.example'),
  'date-time': (text: string) => !Number.isNaN(Date.parse(text)),
};
const validate = new Ajv.default({ strict: false, allErrors: true, unicodeRegExp: false, formats }).compile(
  schema,
);

const runOf = (report: CheckReport) => JSON.parse(formatSarif(report)).runs[0];

// Requirement: report.schemas
test.each([
  ['files with problems', reportOf(page, archive)],
  ['hostile texts', reportOf(hostile)],
  ['a publishing check', reportOf({ ...page, publishing: [publishing] })],
  ['no files', reportOf()],
])('is valid SARIF 2.1.0 for %s', (_, report) => {
  validate(JSON.parse(formatSarif(report)));
  expect(validate.errors).toBeNull();
});

// Requirement: report.sarif
test('has a result for each place, with its line and column', () => {
  const { results, tool } = runOf(reportOf(page));
  expect(results).toHaveLength(4);
  expect(results[0]).toMatchObject({
    ruleId: 'no-fetch',
    level: 'error',
    message: {
      text: 'The page calls fetch(). Inline the data. (Meta Ads, Google Ads) There are 21 more places.',
    },
    properties: { networks: ['meta', 'google'] },
  });
  expect(results[1].locations[0].physicalLocation).toEqual({
    artifactLocation: { uri: 'dist/game.html' },
    region: { startLine: 40, startColumn: 1, snippet: { text: 'fetch(next)' } },
  });
  expect(results.slice(2).map(({ level }: { level: string }) => level)).toEqual(['warning', 'note']);
  for (const { ruleId, ruleIndex } of results) expect(tool.driver.rules[ruleIndex].id).toBe(ruleId);
});

test('describes each rule with its help, and the documents that state it', () => {
  const { rules } = runOf(reportOf(page)).tool.driver;
  expect(rules.find(({ id }: { id: string }) => id === 'packed-size')).toMatchObject({
    name: 'PackedSize',
    shortDescription: { text: 'Packed size' },
    fullDescription: { text: 'The file is at most 5.00 MB.' },
    help: {
      text:
        'Use smaller images.\nMeta Ads, Google Ads, in-house: https://network.example/specs?page=1&part=size ' +
        '(read on 2026-11-21, stated by the network)',
    },
    helpUri: 'https://network.example/specs?page=1&part=size',
    defaultConfiguration: { level: 'error' },
  });
});

test('places inside a ZIP are nested artifacts and logical locations', () => {
  const { artifacts, results } = runOf(reportOf(page, archive));
  expect(artifacts).toMatchObject([
    { location: { uri: 'dist/game.html' } },
    { location: { uri: 'dist/game%20100%25.zip' }, length: 900_000 },
    { location: { uri: '/js/main.js' }, parentIndex: 1 },
  ]);
  expect(results.at(-1).locations).toMatchObject([
    {
      physicalLocation: { artifactLocation: { uri: 'dist/game%20100%25.zip' } },
      logicalLocations: [{ fullyQualifiedName: 'js/main.js:40:1' }],
    },
  ]);
});

test('fingerprints stay the same when lines move, and differ between places', () => {
  const reportAt = (line: number) => {
    const occurrences = [1, 2].map((column) => ({ path: 'game.html', line, column, excerpt: 'fetch(a)' }));
    const findings = [brokenFinding('game.html', { occurrences, occurrenceCount: 2 })];
    return reportOf({ ...page, verdicts: [sampleVerdict({ passed: false, findings })] });
  };
  const printsOf = (line: number): object[] =>
    runOf(reportAt(line)).results.map(
      (result: { partialFingerprints: object }) => result.partialFingerprints,
    );
  const [first, second] = printsOf(5);
  expect(printsOf(90)).toEqual([first, second]);
  expect(first).not.toEqual(second);
});

test('rules that were not judged are notifications', () => {
  const [invocation] = runOf(reportOf(page)).invocations;
  expect(invocation).toMatchObject({
    executionSuccessful: true,
    toolExecutionNotifications: [
      {
        associatedRule: { id: 'reaches-end-card' },
        message: { text: 'Not judged for meta: The ad did not start.' },
      },
    ],
  });
});
