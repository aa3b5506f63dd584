import { isExternal, referencesOf } from '../../evidence/page-references.ts';
import { violationAt } from '../../evidence/violation-at.ts';
import type { OpenedPage } from '../../opening/opened-file.ts';
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
  violation: (page, { providedScripts }) =>
    violationAt(
      'The page references a missing script',
      referencesOf(page).filter(
        ({ element, attribute, value }) =>
          element.name === 'script' &&
          attribute === 'src' &&
          !isExternal(value) &&
          !providedScripts.includes(value.replace(/^\.\//, '')) &&
          !isInPackage(value, page),
      ),
    ),
});

function isInPackage(address: string, { paths, entry, isMisplaced }: OpenedPage): boolean {
  const path = address.replace(/^\.?\//, '').replace(/[?#].*$/, '');
  const folder = entry.path.replace(/[^/]*$/, '');
  // The scripts of a misplaced page may be where they belong.
  const candidates = isMisplaced ? [`${folder}${path}`, path] : [`${folder}${path}`];
  return candidates.some((candidate) => candidate !== entry.path && paths.has(candidate));
}
