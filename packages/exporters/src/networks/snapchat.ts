import { exportLimits } from '@spinreel/config-schema/limits/limits';
import { zipOfStoredHtml } from '../containers/zip-of-html.ts';
import { ownPackageRules, hostedPageForbidden } from '../families/shared-facts.ts';
import { snapchatScript } from '../host-adapters.gen.ts';
import { defineNetwork, type Source } from '../network.ts';

const helpPage: Source = {
  url: 'https://businesshelp.snapchat.com/s/article/app-playables',
  checkedOn: '2026-11-22',
  confidence: 'medium',
};

/**
 * Snapchat App Playable: a ZIP with one page and `config.json`, shown upright. The limit applies to the unpacked files. The
 * web view starts media only from a tap.
 */
export const snapchat = defineNetwork({
  id: 'snapchat',
  label: 'Snapchat',
  family: 'snapchat',
  specStatus: 'partial',
  nextSteps: {
    title: 'Next steps in Snapchat Ads Manager',
    steps: ['Upload the ZIP as an App Playable, and look at it in the Creative Preview app.'],
  },
  container: zipOfStoredHtml,
  limits: { maxBytes: exportLimits.maxBytes, counts: 'unpacked' },
  // 1 stands for portrait.
  extraFiles: [{ path: 'config.json', text: '{"orientation":1}' }],
  storeCall: { object: 'ScPlayableAd', method: 'onCTAClick', takesUrl: false, isInjected: true },
  requiredLiterals: ['ScPlayableAd.onCTAClick()'],
  forbiddenLiterals: hostedPageForbidden,
  sources: { rules: helpPage, size: helpPage, host: helpPage },
  ruleOverrides: ownPackageRules,
  orientation: 'portrait',
  storeUrl: 'forbidden',
  hostTraits: ['media-needs-gesture'],
  hostScript: snapchatScript,
});
