import { defineRule } from '../../rule.ts';
import { megabytes } from '../../limits/size-in-words.ts';

/** The file is within the size that the network advises. Above its limit, `packed-size` applies. */
export const sizeAdvice = defineRule({
  id: 'size-advice',
  severity: 'warning',
  topic: 'size',
  appliesTo: (network) => network.limits.adviceBytes !== null,
  limit: (network) => network.limits.adviceBytes,
  demand: (network) => `The file should be at most ${megabytes(network.limits.adviceBytes ?? 0)}.`,
  fix: 'Shorten the video or use smaller images and music, then export again.',
  needs: 'file',
  violation: ({ bytes, network: { limits } }) => {
    const isLarge = bytes.length > (limits.adviceBytes ?? Number.POSITIVE_INFINITY);
    const isRefused = bytes.length > (limits.maxBytes ?? Number.POSITIVE_INFINITY);
    return isLarge && !isRefused ? `The file is ${megabytes(bytes.length)}.` : null;
  },
});
