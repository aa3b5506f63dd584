import { defineRule } from '../../rule.ts';

/** The page is at the path that the network opens. */
export const indexAtRoot = defineRule({
  id: 'index-at-root',
  severity: 'error',
  topic: 'rules',
  appliesTo: (network) => network.container.extension === 'zip',
  demand: ({ container }) => `The page is at ${container.entryPath} in the ZIP.`,
  fix: 'Move the page to this path in the ZIP, or export the ad again.',
  needs: 'package',
  violation: ({ entries, page }, network) => {
    if (page !== null) return null;
    const { entryPath } = network.container;
    const name = entryPath.split('/').at(-1) ?? '';
    const nested = entries.find(({ path }) => isPageName(path, name));
    return nested === undefined
      ? `There is no ${entryPath} in the ZIP.`
      : `The page is called "${nested.path}".`;
  },
});

/** Whether a file has the name of the page, in any folder and any case. */
export function isPageName(path: string, pageName: string): boolean {
  const name = path.toLowerCase().split('/').at(-1) ?? '';
  return pageName.includes('{name}') ? name.endsWith('.html') : name === pageName;
}
