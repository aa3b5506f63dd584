// Checks that docs/requirements.md and the comments in the tests agree: `pnpm check requirements`.
import { findRequirementProblems } from './find-requirement-problems.ts';
import { readRequirementCoverage } from './read-requirement-coverage.ts';

for (const problem of findRequirementProblems(readRequirementCoverage())) {
  console.error(problem);
  process.exitCode = 1;
}
