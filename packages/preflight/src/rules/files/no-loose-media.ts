import { violationInFiles, defineRule } from '../../rule.ts';
import { isMediaPath } from '../../opening/package-paths.ts';

/** The ZIP has no image, sound, video or font as a separate file: the host's wrapper removes or blocks them. */
export const noLooseMedia = defineRule({
  id: 'no-loose-media',
  severity: 'error',
  topic: 'host',
  appliesTo: (network) => network.container.extension === 'zip',
  demand: () => 'Media is embedded in scripts, not stored as separate files.',
  fix: 'Export the ad again: separate media files are blocked where the ad is shown, which leaves it black.',
  needs: 'package',
  violation: ({ entries }) =>
    violationInFiles(
      'Media is a separate file in the ZIP',
      entries.filter(({ path }) => isMediaPath(path)),
    ),
});
