import { entryPathFor } from '@spinreel/exporters/containers/container';
import { defineRule } from '../../rule.ts';

/** The folder and the page in the ZIP have the ZIP's own name. */
export const packageName = defineRule({
  id: 'package-name',
  severity: 'error',
  topic: 'rules',
  appliesTo: ({ container }) => container.entryPath.includes('{name}'),
  demand: () => 'The folder and the page in the ZIP have the same name as the ZIP.',
  fix: 'Give the ZIP back the name of the page inside, or export the ad again.',
  needs: 'file',
  violation: ({ fileName, contents, network }) => {
    const page = contents?.page ?? null;
    if (page === null || page.isMisplaced) return null;
    const { path } = page.entry;
    const expected = entryPathFor(network.container, fileName.replace(/\.[^.]*$/, ''));
    // `file-extension` reports files that are no ZIP by their names.
    return path === expected || !/\.zip$/i.test(fileName)
      ? null
      : `The page in "${fileName}" is called "${path}".`;
  },
});
