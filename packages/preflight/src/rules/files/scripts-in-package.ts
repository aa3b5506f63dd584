import { isNetworkScript } from '../../evidence/is-network-script.ts';
import { isExternal, referencesOf } from '../../evidence/page-references.ts';
import { violationAt, defineRule } from '../../rule.ts';
import type { OpenedPage } from '../../opening/opened-file.ts';
import { resolvePaths } from '../../opening/package-paths.ts';

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
  violation: (page, network) =>
    violationAt(
      'The page references a missing script',
      referencesOf(page).filter(
        ({ element, attribute, value }) =>
          element.name === 'script' &&
          attribute === 'src' &&
          !isExternal(value) &&
          !isNetworkScript(value, network) &&
          !isInPackage(value, page),
      ),
    ),
});

function isInPackage(address: string, page: OpenedPage): boolean {
  return resolvePaths(address, page).some((path) => path !== page.entry.path && page.paths.has(path));
}
