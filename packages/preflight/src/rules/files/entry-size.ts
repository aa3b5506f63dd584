import { defineRule } from '../../rule.ts';
import { megabytes } from '../../limits/size-in-words.ts';

/** The page of a package with separate media files is not too large itself. */
export const entrySize = defineRule({
  id: 'entry-size',
  severity: 'error',
  topic: 'size',
  appliesTo: (network) => network.limits.entryMaxBytes !== null,
  limit: (network) => network.limits.entryMaxBytes,
  demand: (network) => `index.html is at most ${megabytes(network.limits.entryMaxBytes ?? 0)}.`,
  fix: 'Use a smaller cover image, or export the ad again, which moves all other media into separate files.',
  needs: 'page',
  violation: ({ entry }, { limits }) => {
    const isTooLarge = entry.bytes.length > (limits.entryMaxBytes ?? Number.POSITIVE_INFINITY);
    return isTooLarge ? `index.html is ${megabytes(entry.bytes.length)}.` : null;
  },
});
