import { defineRule } from '../../rule.ts';
import { megabytes } from '../../limits/size-in-words.ts';

/** The file is within the network's size limit. */
export const packedSize = defineRule({
  id: 'packed-size',
  severity: 'error',
  topic: 'size',
  appliesTo: (network) => network.limits.maxBytes !== null,
  limit: (network) => network.limits.maxBytes,
  demand: (network) => `The file is at most ${megabytes(network.limits.maxBytes ?? 0)}.`,
  fix: 'Shorten the video or use smaller images and music, then export again.',
  needs: 'file',
  violation: ({ bytes, network }) => {
    const limit = network.limits.maxBytes ?? Number.POSITIVE_INFINITY;
    return bytes.length <= limit
      ? null
      : `The file is ${megabytes(bytes.length)}, which is ${bytes.length - limit} bytes over the limit.`;
  },
});
