import { exportLimits } from '@spinreel/config-schema/limits/limits';
import { mraidFamily, mraidTag } from '../../families/mraid-family.ts';
import { defineNetwork, type Source } from '../../network.ts';

const page = 'https://docs.unity.com/en-us/grow/is-ads/user-acquisition/creatives';

const requirements: Source = {
  url: `${page}/mraid-requirements`,
  checkedOn: '2026-11-22',
  confidence: 'high',
};

/**
 * ironSource and LevelPlay playable: one HTML file in an MRAID 3 web view. The `mraid.js` tag is required, and any
 * reference to the older DAPI interface is rejected.
 */
export const ironsource = defineNetwork({
  ...mraidFamily,
  id: 'ironsource',
  label: 'ironSource / LevelPlay',
  specStatus: 'confirmed',
  nextSteps: {
    title: 'Next steps in LevelPlay',
    steps: ['Upload the file as an interactive creative, and add it to a creative set.'],
  },
  limits: { maxBytes: exportLimits.maxBytes },
  headMarkup: mraidTag,
  storeCall: { ...mraidFamily.storeCall, otherMethods: ['openStoreURL', 'openStoreUrl'] },
  forbiddenLiterals: [
    ...mraidFamily.forbiddenLiterals,
    'dapi.',
    'http:',
    'window.top',
    'mraid.close',
    'useCustomClose',
  ],
  textSearch: { forbidden: ['dapi.'], findsRequired: false, isDocumented: true },
  sources: {
    rules: requirements,
    size: { ...requirements, url: `${page}/media-specs-creative-sets` },
    host: { ...requirements, url: `${page}/interactive-requirements` },
  },
  ruleOverrides: { ...mraidFamily.ruleOverrides, 'obeys-volume': { topic: 'rules' } },
  hostTraits: ['reports-volume'],
});
