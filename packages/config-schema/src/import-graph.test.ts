import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const folder = fileURLToPath(new URL('.', import.meta.url));
const modules = globSync('**/*.ts', { cwd: folder }).filter((name) => !name.endsWith('.test.ts'));

/** The modules that carry a schema; importing one costs a bundle the whole schema library. */
const withSchemas = [
  'ad/ad-config.ts',
  'ad/ad-content.ts',
  'ad/assets.ts',
  'ad/fields/field-schemas.ts',
  'ad/json-schema/render-ad-config-json-schema.ts',
  'ad/saving/validate-ad-config.ts',
  'ad/schema-parts.ts',
  'ad/variants/overridable-schemas.ts',
  'ad/variants/variant.ts',
  'compliance/compliance.ts',
  'site/contact-message.ts',
];

test('every module but those with schemas can be bundled without the schema library', () => {
  const heavy = modules.filter((name) =>
    [...listReached(name)].some((target) => target.startsWith('typebox')),
  );
  expect(heavy.toSorted()).toEqual(withSchemas);
});

test('nothing but typebox is imported', () => {
  const foreign = modules.flatMap((name) =>
    listImports(name)
      .filter((target) => !target.startsWith('.') && !/^typebox(\/|$)/.test(target))
      .map((target) => `${name}: ${target}`),
  );
  expect(foreign).toEqual([]);
});

/** All that a module pulls in at run time, however far away: module paths and package names. */
function listReached(name: string, seen = new Set<string>()): Set<string> {
  for (const target of listImports(name)) {
    const resolved = target.startsWith('.') ? join(name, '..', target) : target;
    if (seen.has(resolved)) continue;
    seen.add(resolved);
    if (target.startsWith('.')) listReached(resolved, seen);
  }
  return seen;
}

function listImports(name: string): string[] {
  const source = readFileSync(join(folder, name), 'utf8');
  const statements = source.matchAll(
    /^(?:import|export)\s(?!type\b)[^;]*?from\s+'([^']+)';|^import\s+'([^']+)';/gm,
  );
  return [...statements].map((match) => match[1] ?? match[2] ?? '');
}
