import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../project-environment.mjs';
import { specMapProblems } from './spec-map-problems.ts';
import { readSpecMap } from './spec-map.ts';

test('a row names its rule, its files, and its tests with their titles', () => {
  expect(setup().rows[0]).toEqual({
    section: '1. What it does',
    rule: 'Two levels',
    sources: ['a.ts', 'b.ts'],
    proofs: [
      { path: 'a.test.ts', titles: ['counts to two', 'stops'] },
      { path: 'b.test.ts', titles: [] },
    ],
  });
});

test('headings and frames of tables are no rows', () => {
  expect(setup().rows).toHaveLength(1);
});

test('a map that is true has no problem but the sections it leaves out', () => {
  const { rows, files } = setup();
  const problems = specMapProblems(rows, (path) => files[path]);
  expect(problems).toHaveLength(9);
  expect(problems[0]).toBe('No row covers section 2.');
});

test('a file that is gone is a problem', () => {
  const { rows, files } = setup();
  delete files['b.ts'];
  expect(specMapProblems(rows, (path) => files[path])).toContain(
    '1. What it does / Two levels: there is no b.ts',
  );
});

test('a test that was renamed is a problem', () => {
  const { rows, files } = setup();
  files['a.test.ts'] = "test('stops')";
  expect(specMapProblems(rows, (path) => files[path])).toContain(
    '1. What it does / Two levels: a.test.ts has no test "counts to two"',
  );
});

test('a row without a file, or whose proof is no test, is a problem', () => {
  const rows = readSpecMap('## 1. x\n| rule | none | `a.ts` |');
  const problems = specMapProblems(rows, () => '');
  expect(problems).toContain('1. x / rule: names no file');
  expect(problems).toContain('1. x / rule: a.ts is not a test');
});

test('every attack that the product answers to has a row', () => {
  const rows = readSpecMap(readFileSync(join(projectRoot, 'docs/spec-map.md'), 'utf8'));
  const answered = new Set(rows.map(({ rule }) => /^S(\d+): /.exec(rule)?.[1]));
  const all = Array.from({ length: 28 }, (_, index) => String(index + 1));
  expect(all.filter((id) => !answered.has(id))).toEqual([]);
});

function setup() {
  const rows = readSpecMap(`# Map

## 1. What it does

| Rule | Files | Tests |
|---|---|---|
| Two levels | \`a.ts\`, \`b.ts\` | \`a.test.ts\` "counts to two", "stops"; \`b.test.ts\` |
`);
  const files: Record<string, string> = {
    'a.ts': '',
    'b.ts': '',
    'a.test.ts': "test('counts to two') test('stops')",
    'b.test.ts': '',
  };
  return { rows, files };
}
