import { firstMatch, quoted } from '../../first-match.ts';
import { defineRule } from '../../rule.ts';

/** Scripts are in the markup: scripts created at run time, imports and modules are blocked. */
export const noDynamicScripts = defineRule({
  id: 'no-dynamic-scripts',
  severity: 'error',
  topic: 'host',
  demand: () => 'Every script is a plain script in the markup.',
  fix: 'Put all scripts into the markup without type="module", or export the ad again: other scripts do not run where the ad is shown.',
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
    return found === null ? null : `A script is loaded at run time: ${found}.`;
  },
});
