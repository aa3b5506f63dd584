import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { archive, hostile, page, publishing, reportOf } from '../../test/sample-report.ts';
import { formatJunit } from './format-junit.ts';

const schema = {
  fileName: 'junit-4.xsd',
  contents: readFileSync(new URL('../../test/schemas/junit-4.xsd', import.meta.url), 'utf8'),
};

// Requirement: report.schemas
test.each([
  ['files with problems', reportOf(page, archive)],
  ['hostile texts', reportOf(hostile)],
  ['a publishing check', reportOf({ ...page, publishing: [publishing] })],
  ['no files', reportOf()],
])('is valid JUnit XML for %s', async (_, report) => {
  const xml = [{ fileName: 'report.xml', contents: formatJunit(report) }];
  expect((await validateXML({ xml, schema: [schema] })).errors).toEqual([]);
});

// Requirement: report.junit
test('has a suite per file and network, where only errors fail', () => {
  const xml = formatJunit(reportOf(page));
  expect(xml).toContain('<testsuites name="Spinreel 0.1.0" tests="8" failures="2" errors="0">');
  expect(xml).toContain(
    '<testsuite name="dist/game.html: Meta Ads" tests="4" failures="1" errors="0" skipped="1" timestamp="2026-11-23T16:37:05">',
  );
  expect(xml).toContain(
    '<failure message="The page calls fetch()." type="error">The page calls fetch().\ngame.html:12:5 ',
  );
  expect(xml).toContain('<testcase name="packed-size" classname="dist/game.html: Meta Ads"/>');
  expect(xml).toContain('<system-out>warning: The file runs text as code.');
  expect(xml).toContain('<skipped>The ad did not start.</skipped>');
});

test('names each rule about a text after the text, and each test once', () => {
  const { compliance } = publishing;
  const [missing] = compliance?.findings ?? [];
  const findings = [
    missing!,
    { ...missing!, element: 'helpline' as const },
    { ...missing!, ruleId: 'market-allowed', element: null },
    { ...missing!, ruleId: 'market-allowed', element: null },
  ];
  const notJudged = ['The terms line is not read.', 'The helpline is not read.'].map((reason) => ({
    ruleId: 'element-contrast',
    reason,
  }));
  const changed = { ...publishing, compliance: { ...compliance!, findings, notJudged } };
  const xml = formatJunit(reportOf({ ...page, verdicts: [], publishing: [changed] }));
  const [suite = ''] = xml.match(/<testsuite [^]*?<\/testsuite>/) ?? [];
  expect([...suite.matchAll(/<testcase name="([^"]+)"/g)].map(([, name]) => name)).toEqual([
    'element-present: age mark',
    'element-present: helpline',
    'market-allowed',
    'market-allowed (2)',
    'element-contrast',
  ]);
  expect(suite).toContain('tests="5" failures="4" errors="0" skipped="1"');
  expect(suite).toContain('<skipped>The terms line is not read.\nThe helpline is not read.</skipped>');
});
