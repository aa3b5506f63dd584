import { isMediaPath } from '../package-paths.ts';
import { defineRule } from '../rule.ts';

/** No picture, sound, video or font lies in the ZIP as a file: the host's wrapper removes or blocks them. */
export const noLooseMedia = defineRule({
  id: 'no-loose-media',
  severity: 'error',
  topic: 'host',
  appliesTo: (network) => network.container.extension === 'zip',
  demand: () => 'Media are carried inside scripts, not as files of their own.',
  fix: 'Export the ad again: loose media files are blocked where the ad is shown and leave it black.',
  needs: 'package',
  violation: ({ entries }) => {
    const loose = entries.find(({ path }) => isMediaPath(path));
    return loose === undefined ? null : `"${loose.path}" lies in the ZIP as a file of its own.`;
  },
});
