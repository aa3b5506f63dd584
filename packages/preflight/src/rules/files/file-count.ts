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
  needs: 'file',
  violation: ({ contents, network, problem }) => {
    if (problem === 'too-many-files') return 'The ZIP contains far more files than any network accepts.';
    const count = contents?.entries.length ?? 0;
    return count <= network.limits.maxFiles ? null : `The ZIP contains ${count} files.`;
  },
});
