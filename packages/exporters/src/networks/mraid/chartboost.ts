import { mraidFamily } from '../../families/mraid-family.ts';
import { defineNetwork, type Source } from '../../network.ts';

const guide: Source = {
  url: 'https://docs.chartboost.com/en/advertising/creatives/mraid-playable/',
  checkedOn: '2026-11-22',
  confidence: 'high',
};

/** Chartboost playable: one HTML file of at most 3 MB in an MRAID 2 web view. */
export const chartboost = defineNetwork({
  ...mraidFamily,
  id: 'chartboost',
  label: 'Chartboost',
  specStatus: 'confirmed',
  nextSteps: {
    title: 'Next steps in Chartboost',
    steps: ['Upload the file as an MRAID playable, and check it with the preview in the dashboard.'],
  },
  limits: { maxBytes: 3_000_000 },
  forbiddenLiterals: [
    ...mraidFamily.forbiddenLiterals,
    'mraid.close',
    'mraid.expand',
    'mraid.resize',
    'useCustomClose',
  ],
  sources: { rules: guide, size: guide, host: guide },
  hostTraits: ['ready-at-start'],
});
