import { defineRule } from '../rule.ts';
import { megabytes } from '../size-in-words.ts';

/** What is inside the ZIP is within the limit too: some uploaders count it unpacked. */
export const unpackedSize = defineRule({
  id: 'unpacked-size',
  severity: 'error',
  topic: 'size',
  appliesTo: (network) => network.container.extension === 'zip' && network.limits.maxBytes !== null,
  limit: (network) => network.limits.maxBytes,
  demand: (network) => `The unpacked files take at most ${megabytes(network.limits.maxBytes ?? 0)} together.`,
  fix: 'Shorten the video or use smaller images and music, then export again.',
  needs: 'file',
  violation: ({ contents, network, problem }) => {
    if (problem === 'too-large') return 'The ZIP unpacks to far more than any network takes.';
    const limit = network.limits.maxBytes ?? Number.POSITIVE_INFINITY;
    if (contents === null || contents.unpackedBytes <= limit) return null;
    const { unpackedBytes } = contents;
    return `The unpacked files take ${megabytes(unpackedBytes)}, which is ${unpackedBytes - limit} bytes too many.`;
  },
});
