import { firstMatch, quoted } from '../first-match.ts';
import { defineRule, everyExportTarget } from '../rule.ts';

/** Scripts stand in the markup: those that are made while the page runs, imported, or modules are blocked. */
export const noDynamicScripts = defineRule({
  id: 'no-dynamic-scripts',
  severity: 'error',
  topic: 'host',
  appliesTo: everyExportTarget,
  demand: () => 'Every script stands in the markup as a plain script.',
  fix: 'Put all scripts into the markup without type="module", or export the ad again: others do not run in the ad.',
  needs: 'page',
  violation: ({ code, elements, entry }) => {
    const isModule = elements.some(
      ({ name, attributes }) =>
        name === 'script' && /^(module|importmap)$/i.test(attributes.get('type')?.trim() ?? ''),
    );
    if (isModule) return `A script is a module: ${quoted('type="module"', entry.path)}.`;
    const found = firstMatch(
      code,
      /createElement(?:NS)?\s*\([^)]*["'`]script["'`]|(?<![\w$.])import\s*\(|\bimportScripts\s*\(|\bnew\s+(?:Shared)?Worker\b|document\.write(?:ln)?\s*\(/i,
    );
    return found === null ? null : `A script is loaded while the page runs: ${found}.`;
  },
});
