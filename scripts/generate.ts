// Writes the generated files that are part of the repository: `pnpm generate`. With `--check` it changes nothing, and
// fails if a file is out of date.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { generatedFiles } from './generate/generated-files.ts';
import { projectRoot } from './project-environment.mjs';

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });

for (const [path, render] of Object.entries(generatedFiles)) {
  const file = join(projectRoot, path);
  const text = await render();
  if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
  if (values.check) {
    console.error(`${path} is out of date: run \`pnpm generate\`, and commit the file.`);
    process.exitCode = 1;
  } else {
    writeFileSync(file, text);
    console.log(`Wrote ${path}`);
  }
}
