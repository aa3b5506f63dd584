import { defineRule } from '../../rule.ts';
import { megabytes } from '../../limits/size-in-words.ts';

/** The ZIP's contents are within the limit too: some networks count them unpacked. */
export const unpackedSize = defineRule({
  id: 'unpacked-size',
  severity: 'error',
  topic: 'size',
  appliesTo: (network) => network.limits.counts === 'unpacked' && network.limits.maxBytes !== null,
  limit: (network) => network.limits.maxBytes,
  demand: (network) => `The unpacked files are at most ${megabytes(network.limits.maxBytes ?? 0)} in total.`,
  fix: 'Shorten the video or use smaller images and music, then export again.',
  needs: 'package',
  violation: ({ unpackedBytes }, { limits }) => {
    const limit = limits.maxBytes ?? Number.POSITIVE_INFINITY;
    if (unpackedBytes <= limit) return null;
    return `The unpacked files are ${megabytes(unpackedBytes)}, which is ${unpackedBytes - limit} bytes over the limit.`;
  },
});
