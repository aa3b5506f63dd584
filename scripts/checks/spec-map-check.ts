import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../project-environment.mjs';
import { oneCheck, type Check } from './check.ts';
import { specMapProblems } from './spec-map-problems.ts';
import { readSpecMap } from './spec-map.ts';

/** Holds docs/spec-map.md against the repository, so that the map cannot drift from the house. */
export const specMapCheck: Check = {
  name: 'spec-map',
  proves: 'docs/spec-map.md names files and tests that exist, for every section',
  async run() {
    const rows = readSpecMap(readRepositoryFile('docs/spec-map.md') ?? '');
    const problems = specMapProblems(rows, readRepositoryFile);
    for (const problem of problems) console.error(problem);
    console.log(`${rows.length} rows`);
    return oneCheck(problems.length === 0);
  },
};

function readRepositoryFile(path: string): string | undefined {
  const absolute = join(projectRoot, path);
  const isFile = statSync(absolute, { throwIfNoEntry: false })?.isFile() ?? false;
  return isFile ? readFileSync(absolute, 'utf8') : undefined;
}
