import { exportLimits } from '@spinreel/config-schema/limits/limits';
import { zipOfHtml } from '../containers/zip-of-html.ts';
import { ownPackageRules, campaignPageForbidden } from '../families/shared-facts.ts';
import { vungleScript } from '../host-adapters.gen.ts';
import { defineNetwork, type Source } from '../network.ts';

const guide: Source = {
  url: 'https://support.vungle.com/hc/en-us/articles/360056663752',
  checkedOn: '2026-11-22',
  confidence: 'high',
};

/**
 * Liftoff Monetize (Vungle) playable: a flat ZIP with one page, in a frame of the network's page. The ad sends `complete`
 * when it has ended, and `download` when the CTA is tapped.
 */
export const vungle = defineNetwork({
  id: 'vungle',
  label: 'Liftoff Monetize (Vungle)',
  family: 'vungle',
  specStatus: 'confirmed',
  validator: { label: 'Vungle’s creative verifier', url: 'https://vungle.com/creative-verifier' },
  nextSteps: {
    title: 'Next steps in Liftoff Monetize',
    steps: ['Check the ZIP with the creative verifier, then upload it as an adaptive creative.'],
  },
  container: zipOfHtml,
  limits: { maxBytes: exportLimits.maxBytes },
  storeCall: { object: 'parent', method: 'postMessage', takesUrl: false, isInjected: false },
  requiredLiterals: ['parent.postMessage("download","*")', 'parent.postMessage("complete","*")'],
  forbiddenLiterals: [...campaignPageForbidden, 'location.reload'],
  sources: {
    rules: guide,
    size: guide,
    host: { ...guide, url: 'https://support.vungle.com/hc/en-us/articles/360061060131' },
  },
  ruleOverrides: { ...ownPackageRules, 'obeys-volume': { topic: 'host' } },
  orientation: 'both',
  storeUrl: 'forbidden',
  lifecycleCalls: ['complete'],
  measurement: { call: 'parent.postMessage', events: ['complete', 'download'], minInteractions: 0 },
  hostTraits: ['reports-volume'],
  hostScript: vungleScript,
});
