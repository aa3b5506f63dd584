import { defineRule } from '../rule.ts';

/** The ZIP holds no more files than the network takes. */
export const fileCount = defineRule({
  id: 'file-count',
  severity: 'error',
  topic: 'size',
  appliesTo: (network) => network.container.extension === 'zip',
  limit: (network) => network.limits.maxFiles,
  demand: (network) => `The ZIP holds at most ${network.limits.maxFiles} files.`,
  fix: 'Remove files that the ad does not use, or export the ad again.',
  needs: 'file',
  violation: ({ contents, network, problem }) => {
    if (problem === 'too-many-files') return 'The ZIP holds far more files than any network takes.';
    const count = contents?.entries.length ?? 0;
    return count <= network.limits.maxFiles ? null : `The ZIP holds ${count} files.`;
  },
});
