import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../project-environment.mjs';

/** Where a test runner writes what it counted; an older report is removed, so that it cannot be counted again. */
export function freshReportPath(runner: string, folder: string): string {
  const reports = join(projectRoot, 'node_modules', '.cache', 'test-reports');
  const path = join(reports, `${runner}-${folder.replaceAll('/', '-')}.json`);
  mkdirSync(reports, { recursive: true });
  rmSync(path, { force: true });
  return path;
}
