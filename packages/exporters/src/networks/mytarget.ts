import { zipOfStoredHtml } from '../containers/zip-of-html.ts';
import { ownPackageRules, playableKit, hostedPageForbidden } from '../families/shared-facts.ts';
import { mytargetScript } from '../host-adapters.gen.ts';
import { defineNetwork } from '../network.ts';

/** myTarget (VK) playable: a ZIP with one page, shown upright, of at most 2 MB. */
export const mytarget = defineNetwork({
  id: 'mytarget',
  label: 'myTarget',
  family: 'mytarget',
  specStatus: 'partial',
  nextSteps: {
    title: 'Next steps in VK Ads',
    steps: ['Upload the ZIP as a playable ad of your campaign.'],
  },
  container: zipOfStoredHtml,
  limits: { maxBytes: 2_000_000, counts: 'unpacked' },
  headMarkup: '<meta name="ad.size" content="width=100%,height=100%">\n',
  storeCall: { object: 'MTRG', method: 'onCTAClick', takesUrl: false, isInjected: true },
  requiredLiterals: ['MTRG.onCTAClick()'],
  forbiddenLiterals: hostedPageForbidden,
  sources: { rules: playableKit, size: playableKit, host: playableKit },
  ruleOverrides: ownPackageRules,
  orientation: 'portrait',
  storeUrl: 'forbidden',
  hostScript: mytargetScript,
});
