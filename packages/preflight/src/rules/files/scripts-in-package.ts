import { quoted } from '../../first-match.ts';
import { isExternal, referencesOf } from '../../page-references.ts';
import { defineRule } from '../../rule.ts';

/**
 * Every referenced script is in the package or provided by the host. The rules on addresses cover scripts on servers.
 */
export const scriptsInPackage = defineRule({
  id: 'scripts-in-package',
  severity: 'error',
  topic: 'rules',
  demand: () => 'Every script that the page references is in the package.',
  fix: 'Put the script in the package next to index.html, or in the page itself, or export the ad again.',
  needs: 'page',
  violation: (page, { providedScripts }) => {
    const missing = referencesOf(page).find(
      ({ element, attribute, value }) =>
        element.name === 'script' &&
        attribute === 'src' &&
        !isExternal(value) &&
        !providedScripts.includes(value) &&
        !isInPackage(value, page.paths, page.entry.path),
    );
    return missing === undefined
      ? null
      : `The page references a missing script: ${quoted(missing.value, page.entry.path)}.`;
  },
});

function isInPackage(address: string, paths: ReadonlySet<string>, entryPath: string): boolean {
  const path = address.replace(/^\.\//, '').replace(/[?#].*$/, '');
  return path !== entryPath && paths.has(path);
}
