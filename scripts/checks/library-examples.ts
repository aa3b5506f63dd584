import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../project-environment.mjs';

/** The examples of docs/library.md by the names in their first lines: `// export-sample.js`. */
export function libraryExamples(): Map<string, string> {
  const page = readFileSync(join(projectRoot, 'docs/library.md'), 'utf8');
  const blocks = page.matchAll(/^```(?:js|ts)\n\/\/ (\S+)\n(.*?)^```/gms);
  return new Map([...blocks].map(([, name = '', code = '']) => [name, code]));
}
