import { expect, test } from 'vitest';
import { collectRequirementTests } from './collect-requirement-tests.ts';
import { findRequirementProblems } from './find-requirement-problems.ts';
import { formatRequirementTable } from './format-requirement-table.ts';
import { readRequirementIds } from './read-requirement-ids.ts';

test('reads the ids of the requirements in order', () => {
  const markdown =
    '# Upload\n\n- `upload.size`: At most 2 MB.\n- `upload.type`: By content.\n\nSee `not.an-id`.';
  expect(readRequirementIds(markdown)).toEqual(['upload.size', 'upload.type']);
});

test.each([
  ['a test', "test('counts', () => {});", 'counts'],
  ['a group of tests', 'describe("counts", () => {});', 'counts'],
  ['an indented test behind a condition', "  test.skipIf(isSlow)('counts', () => {});", 'counts'],
  ['a table of tests', "test.each([['a', f('(')]])(\n  'counts %s',", 'counts %s'],
  ['a title with quotes', String.raw`it('counts what\'s "there"', run);`, String.raw`counts what\'s "there"`],
  ['a test below another comment', "// On Linux only.\ntest('counts', run);", 'counts'],
  ['the imports', "import { expect } from 'vitest';", null],
])('finds %s below a comment', (_what, code, title) => {
  const found = collectRequirementTests('a.test.ts', `${commentFor('a.one, b.two')}\n${code}\n`);
  expect(found).toEqual([
    { id: 'a.one', path: 'a.test.ts', title },
    { id: 'b.two', path: 'a.test.ts', title },
  ]);
});

test('leaves out what only the proof runs', () => {
  const source = `${commentFor('a.one')}\ntest('counts @proof', run);\n`;
  expect(collectRequirementTests('a.spec.ts', source)).toEqual([]);
});

test('refuses a comment that is not above a test', () => {
  const source = `${commentFor('a.one')}\nconst x = 1;\n`;
  expect(() => collectRequirementTests('a.test.ts', source)).toThrow('a.test.ts: no test below');
});

test('accepts requirements that are all tested or proven otherwise', () => {
  expect(findRequirementProblems(setup())).toEqual([]);
});

test('finds a requirement without a test', () => {
  expect(findRequirementProblems({ ...setup(), tests: [] })).toEqual([
    '"a.one" has no test: write "// Requirement: a.one" above the test that proves it.',
  ]);
});

test('finds an id that does not exist', () => {
  expect(findRequirementProblems({ ...setup(), ids: ['a.one'] })).toContain(
    'proven-otherwise.ts: remove "b.two", which has a test or does not exist.',
  );
  expect(findRequirementProblems({ ...setup(), ids: ['b.two'] })).toEqual([
    'x/a.test.ts: there is no requirement "a.one" in docs/requirements.md.',
    'x/a.test.ts: there is no requirement "a.one" in docs/requirements.md.',
  ]);
});

test('finds an id that is defined twice', () => {
  expect(findRequirementProblems({ ...setup(), ids: ['a.one', 'b.two', 'a.one'] })).toEqual([
    'docs/requirements.md defines "a.one" twice.',
  ]);
});

test('names each test file once in the table', () => {
  expect(formatRequirementTable(setup())).toContain(
    '| `a.one` | `x/a.test.ts` "counts", "a \\| b" |\n| `b.two` | Read it. |\n',
  );
});

/** Assembled, so that this file itself has no such comment. */
function commentFor(ids: string): string {
  return ['// Requirement', ids].join(': ');
}

function setup() {
  return {
    ids: ['a.one', 'b.two'],
    tests: [
      { id: 'a.one', path: 'x/a.test.ts', title: 'counts' },
      { id: 'a.one', path: 'x/a.test.ts', title: 'a | b' },
    ],
    provenOtherwise: { 'b.two': 'Read it.' },
  };
}
