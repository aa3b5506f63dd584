import { defineRule } from '../../rule.ts';
import { megabytes } from '../../limits/size-in-words.ts';

/** The page stays well under its limit, because viewers wait for all of it. Above the limit, `entry-size` applies. */
export const entrySizeAdvice = defineRule({
  id: 'entry-size-advice',
  severity: 'warning',
  topic: 'own',
  appliesTo: (network) => network.limits.entryWarnBytes !== null,
  limit: (network) => network.limits.entryWarnBytes,
  demand: (network) => `index.html is at most ${megabytes(network.limits.entryWarnBytes ?? 0)}.`,
  fix: 'Use a smaller cover image: the page stays blank until it has loaded.',
  needs: 'page',
  violation: ({ entry }, { limits }) => {
    const sizeBytes = entry.bytes.length;
    const isLarge = sizeBytes > (limits.entryWarnBytes ?? Number.POSITIVE_INFINITY);
    const isRefused = sizeBytes > (limits.entryMaxBytes ?? Number.POSITIVE_INFINITY);
    return isLarge && !isRefused ? `index.html is ${megabytes(sizeBytes)}.` : null;
  },
});
