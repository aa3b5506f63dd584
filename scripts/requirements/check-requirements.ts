// Checks that docs/requirements.md and the tests agree: `pnpm check requirements`. With `--write` it writes the table
// of docs/requirement-tests.md first.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot } from '../project-environment.mjs';
import { collectRequirementTests } from './collect-requirement-tests.ts';
import { findRequirementProblems } from './find-requirement-problems.ts';
import { formatRequirementTable } from './format-requirement-table.ts';
import { provenOtherwise } from './proven-otherwise.ts';
import { readRequirementIds } from './read-requirement-ids.ts';

const tablePath = join(projectRoot, 'docs/requirement-tests.md');
const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } });

const ids = readRequirementIds(readFileSync(join(projectRoot, 'docs/requirements.md'), 'utf8'));
const tests = globSync('{apps,e2e,lab,packages,scripts}/**/*.{test,spec}.{ts,tsx}', {
  cwd: projectRoot,
  exclude: ['**/node_modules', '**/dist'],
})
  .toSorted()
  .flatMap((path) => collectRequirementTests(path, readFileSync(join(projectRoot, path), 'utf8')));
const table = formatRequirementTable({ ids, tests, provenOtherwise });
if (values.write) writeFileSync(tablePath, table);

const problems = findRequirementProblems({ ids, tests, provenOtherwise });
if (readFileSync(tablePath, 'utf8') !== table) {
  problems.push('docs/requirement-tests.md is out of date: run `pnpm requirements --write`.');
}
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
