import { firstMatch } from '../../first-match.ts';
import { defineRule } from '../../rule.ts';

/** Nothing is fetched except the page's own data: in Meta's wrapper such a call even breaks the script around it. */
export const noFetch = defineRule({
  id: 'no-fetch',
  severity: 'error',
  topic: 'host',
  appliesTo: (network) => network.forbiddenLiterals.includes('fetch('),
  demand: () => 'The code does not use fetch().',
  fix: 'Put the data inside the file, or export the ad again: requests are blocked where the ad is shown.',
  needs: 'page',
  violation: ({ code }) => {
    const found = firstMatch(code, /(?<![\w$])fetch\s*\((?!\s*["'`](?:data|blob):)[^)]{0,40}/);
    return found === null ? null : `The code calls fetch(): ${found}.`;
  },
});
