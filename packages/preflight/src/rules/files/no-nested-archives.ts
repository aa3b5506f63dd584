import { violationInFiles, defineRule } from '../../rule.ts';
import { isArchivePath } from '../../opening/package-paths.ts';

/** The ZIP contains no other archives. */
export const noNestedArchives = defineRule({
  id: 'no-nested-archives',
  severity: 'error',
  topic: 'own',
  appliesTo: (network) => network.container.extension === 'zip',
  demand: () => 'The ZIP contains no other archives.',
  fix: 'Upload the exported ZIP itself. If it was packed into another ZIP, unpack the outer one first.',
  needs: 'package',
  violation: ({ entries }) =>
    violationInFiles(
      'A file is an archive',
      entries.filter(({ path, bytes }) => isArchivePath(path) || startsLikeZip(bytes)),
    ),
});

function startsLikeZip(bytes: Uint8Array): boolean {
  return [0x50, 0x4b, 0x03, 0x04].every((byte, index) => bytes[index] === byte);
}
