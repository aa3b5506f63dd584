import { defineRule } from '../rule.ts';
import { megabytes } from '../size-in-words.ts';

/** The page stays well under its limit, since viewers wait for all of it. What is over the limit has its own rule. */
export const entrySizeAdvice = defineRule({
  id: 'entry-size-advice',
  severity: 'warning',
  topic: 'own',
  appliesTo: (network) => network.limits.entryWarnBytes !== null,
  limit: (network) => network.limits.entryWarnBytes,
  demand: (network) => `index.html takes at most ${megabytes(network.limits.entryWarnBytes ?? 0)}.`,
  fix: 'Use a smaller cover image: the page shows nothing until it has arrived.',
  needs: 'page',
  violation: ({ entry }, { limits }) => {
    const sizeBytes = entry.bytes.length;
    const isLarge = sizeBytes > (limits.entryWarnBytes ?? Number.POSITIVE_INFINITY);
    const isRefused = sizeBytes > (limits.entryMaxBytes ?? Number.POSITIVE_INFINITY);
    return isLarge && !isRefused ? `index.html takes ${megabytes(sizeBytes)}.` : null;
  },
});
