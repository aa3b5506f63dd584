import { exportLimits } from '@spinreel/config-schema/limits/limits';
import { singleHtml } from '../containers/single-html.ts';
import { ownRules, hostedPageForbidden } from '../families/shared-facts.ts';
import { smadexScript } from '../host-adapters.gen.ts';
import { defineNetwork, type Source } from '../network.ts';

const kit: Source = {
  url: 'https://github.com/smoudjs/playable-sdk',
  checkedOn: '2026-11-22',
  confidence: 'medium',
};

/** Smadex playable: one HTML file. The network publishes no rules; five code bases agree on its calls. */
export const smadex = defineNetwork({
  id: 'smadex',
  label: 'Smadex',
  family: 'smadex',
  specStatus: 'unverified',
  nextSteps: {
    title: 'Next steps with Smadex',
    steps: ['Send the file to your account manager, who adds it to your campaign.'],
  },
  container: singleHtml,
  limits: { maxBytes: exportLimits.maxBytes },
  storeCall: { object: 'smxTracking', method: 'redirect', takesUrl: false, isInjected: true },
  requiredLiterals: ['smxTracking.redirect()'],
  forbiddenLiterals: hostedPageForbidden,
  sources: { rules: kit, size: { ...kit, confidence: 'low' }, host: kit },
  ruleOverrides: ownRules,
  orientation: 'both',
  storeUrl: 'campaign',
  measurement: { call: 'smxTracking.event', events: ['load', 'complete', 'download'], minInteractions: 0 },
  hostScript: smadexScript,
});
