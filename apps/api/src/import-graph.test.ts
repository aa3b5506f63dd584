import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const source = fileURLToPath(new URL('.', import.meta.url));

test('no folder imports itself through other folders, not even by type', () => {
  const imports = listFolderImports();
  const circles = [...imports.keys()].filter((folder) => reach(folder, imports).has(folder));
  expect(circles).toEqual([]);
});

/** Returns the folders that each folder of `src` imports, other than itself. */
function listFolderImports(): Map<string, Set<string>> {
  const imports = new Map<string, Set<string>>();
  const modules = globSync('*/**/*.ts', { cwd: source }).filter((name) => !/\.(test|proof)\.ts$/.test(name));
  for (const name of modules) {
    const folder = getFolder(name);
    const targets = imports.get(folder) ?? new Set();
    imports.set(folder, targets);
    for (const [, path = ''] of readFileSync(join(source, name), 'utf8').matchAll(/from '(\.[^']+)'/g)) {
      const target = getFolder(join(name, '..', path));
      if (target !== folder) targets.add(target);
    }
  }
  return imports;
}

function getFolder(name: string): string {
  return name.split('/')[0] ?? '';
}

/** Returns all folders that a folder imports, directly or through others. */
function reach(folder: string, imports: ReadonlyMap<string, ReadonlySet<string>>, seen = new Set<string>()) {
  for (const target of imports.get(folder) ?? []) {
    if (seen.has(target)) continue;
    seen.add(target);
    reach(target, imports, seen);
  }
  return seen;
}
