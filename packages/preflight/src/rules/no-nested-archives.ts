import { isArchivePath } from '../package-paths.ts';
import { defineRule } from '../rule.ts';

/** No archive lies inside the ZIP. */
export const noNestedArchives = defineRule({
  id: 'no-nested-archives',
  severity: 'error',
  topic: 'own',
  appliesTo: (network) => network.container.extension === 'zip',
  demand: () => 'The ZIP holds no other archive.',
  fix: 'Upload the exported ZIP itself. If it was packed into another ZIP, unpack the outer one first.',
  needs: 'package',
  violation: ({ entries }) => {
    const nested = entries.find(({ path, bytes }) => isArchivePath(path) || startsLikeZip(bytes));
    return nested === undefined ? null : `"${nested.path}" is an archive.`;
  },
});

function startsLikeZip(bytes: Uint8Array): boolean {
  return [0x50, 0x4b, 0x03, 0x04].every((byte, index) => bytes[index] === byte);
}
