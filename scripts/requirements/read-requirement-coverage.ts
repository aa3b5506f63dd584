import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../project-environment.mjs';
import { collectRequirementTests } from './collect-requirement-tests.ts';
import type { RequirementCoverage } from './find-requirement-problems.ts';
import { formatRequirementTable } from './format-requirement-table.ts';
import { provenOtherwise } from './proven-otherwise.ts';
import { readRequirementIds } from './read-requirement-ids.ts';

/** Reads docs/requirements.md, and the comments in all tests that `npm test` runs. */
export function readRequirementCoverage(): RequirementCoverage {
  const ids = readRequirementIds(readFileSync(join(projectRoot, 'docs/requirements.md'), 'utf8'));
  const tests = globSync('{apps,e2e,lab,packages,scripts}/**/*.{test,spec}.{ts,tsx}', {
    cwd: projectRoot,
    exclude: ['**/node_modules', '**/dist', '**/*.proof.spec.ts'],
  })
    .toSorted()
    .flatMap((path) => collectRequirementTests(path, readFileSync(join(projectRoot, path), 'utf8')));
  return { ids, tests, provenOtherwise };
}

/** Renders docs/requirement-tests.md. */
export function renderRequirementTests(): string {
  return formatRequirementTable(readRequirementCoverage());
}
