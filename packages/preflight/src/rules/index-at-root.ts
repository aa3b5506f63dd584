import { defineRule } from '../rule.ts';

/** The page lies where the network looks for it. */
export const indexAtRoot = defineRule({
  id: 'index-at-root',
  severity: 'error',
  topic: 'rules',
  appliesTo: (network) => network.container.extension === 'zip',
  demand: (network) => `${network.container.entryPath} lies at the top of the ZIP.`,
  fix: 'Put index.html at the top of the ZIP, not into a folder: pack the files, not the folder around them.',
  needs: 'package',
  violation: ({ entries, page }, network) => {
    if (page !== null) return null;
    const { entryPath } = network.container;
    const nested = entries.find(({ path }) => path.toLowerCase().split('/').at(-1) === entryPath);
    return nested === undefined
      ? `There is no ${entryPath} in the ZIP.`
      : `The page is called "${nested.path}".`;
  },
});
