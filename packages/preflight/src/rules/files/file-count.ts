import { defineRule } from '../../rule.ts';

/** The ZIP contains no more files than the network accepts. */
export const fileCount = defineRule({
  id: 'file-count',
  severity: 'error',
  topic: 'size',
  appliesTo: (network) => network.container.extension === 'zip',
  limit: (network) => network.limits.maxFiles,
  demand: (network) => `The ZIP contains at most ${network.limits.maxFiles} files.`,
  fix: 'Remove files that the ad does not use, or export the ad again.',
  needs: 'package',
  violation: ({ entries }, { limits }) =>
    entries.length <= limits.maxFiles ? null : `The ZIP contains ${entries.length} files.`,
});
