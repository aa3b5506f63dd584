// Checks the subjects of commits against the rules of CONTRIBUTING.md: `pnpm check commits`. Covers every commit since
// this check was added; in a shallow clone, those that are there.
import { execFileSync } from 'node:child_process';
import { findSubjectProblems } from './find-subject-problems.ts';

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim().split('\n');

const [added] = git(
  'log',
  '--diff-filter=A',
  '--format=%H',
  '--',
  'scripts/commits/check-commit-subjects.ts',
);
const subjects = added ? git('log', '--no-merges', '--format=%s', `${added}^..HEAD`) : [];

for (const subject of subjects) {
  for (const problem of findSubjectProblems(subject)) {
    console.error(`${subject}\n  ${problem}`);
    process.exitCode = 1;
  }
}
