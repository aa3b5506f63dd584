import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import {
  archive,
  hostile,
  page,
  publishing,
  reportOf,
  unscoredPublishing,
} from '../../test/sample-report.ts';
import { formatJson } from './format-json.ts';
import { renderJsonSchema } from './render-json-schema.ts';

const schema = JSON.parse(renderJsonSchema());

// Requirement: report.schemas
test.each([
  ['files with problems', reportOf(page, archive)],
  ['hostile texts', reportOf(hostile)],
  ['a publishing check', reportOf({ ...page, publishing: [publishing] })],
  ['an ad without a score', reportOf({ ...page, publishing: [unscoredPublishing] })],
  ['no files', reportOf()],
])('is valid for %s', (_, report) => {
  const validate = new Ajv2020({ strict: true, allErrors: true }).compile(schema);
  validate(JSON.parse(formatJson(report)));
  expect(validate.errors).toBeNull();
});

// Requirement: report.json
test('has the verdicts, findings and sizes, and pictures without their bytes', () => {
  const json = JSON.parse(formatJson(reportOf(page)));
  expect(json).toMatchObject({
    formatVersion: 2,
    createdAt: '2026-11-23T16:37:05.123Z',
    version: '0.1.0',
    passed: false,
    files: [{ fileName: 'dist/game.html', sizeBytes: 1_234_567, passed: false, sizes: page.sizes }],
  });
  const [meta, , inHouse] = json.files[0].verdicts;
  expect(meta).toMatchObject({
    networkLabel: 'Meta Ads',
    counts: { errors: 1, warnings: 0, advice: 1, passed: 1, notJudged: 1 },
    findings: page.verdicts[0]?.findings,
    notJudged: [{ ruleId: 'reaches-end-card', reason: 'The ad did not start.' }],
  });
  expect(inHouse.screenshots).toEqual([{ stage: 'cover', orientation: 'portrait', widthPx: 1, heightPx: 1 }]);
});

test('leaves out fields that the schema does not name', () => {
  const [verdict] = page.verdicts;
  const report = reportOf({ ...page, verdicts: [{ ...verdict!, ...{ internal: 1 } }], ...{ internal: 1 } });
  expect(formatJson(report)).not.toContain('internal');
});
