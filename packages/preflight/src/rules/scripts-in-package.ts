import { quoted } from '../first-match.ts';
import { isExternal, referencesOf } from '../page-references.ts';
import { defineRule, everyNetwork } from '../rule.ts';

/** Every script that the page names is a file of the package. Other machines are left to the rules on addresses. */
export const scriptsInPackage = defineRule({
  id: 'scripts-in-package',
  severity: 'error',
  topic: 'rules',
  appliesTo: everyNetwork,
  demand: () => 'Every script that the page names lies in the package.',
  fix: 'Put the script into the package beside index.html, or into the page itself, or export the ad again.',
  needs: 'page',
  violation: (page) => {
    const missing = referencesOf(page).find(
      ({ element, attribute, value }) =>
        element.name === 'script' &&
        attribute === 'src' &&
        !isExternal(value) &&
        !isInPackage(value, page.paths, page.entry.path),
    );
    return missing === undefined
      ? null
      : `The page names a script that is not there: ${quoted(missing.value, page.entry.path)}.`;
  },
});

function isInPackage(address: string, paths: ReadonlySet<string>, entryPath: string): boolean {
  const path = address.replace(/^\.\//, '').replace(/[?#].*$/, '');
  return path !== entryPath && paths.has(path);
}
