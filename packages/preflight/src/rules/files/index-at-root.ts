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
  violation: ({ page }, { container }) => {
    if (page === null) return `There is no ${container.entryPath} in the ZIP.`;
    return page.isMisplaced ? `The page is called "${page.entry.path}".` : null;
  },
});
