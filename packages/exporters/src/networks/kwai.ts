import { exportLimits } from '@spinreel/config-schema/limits/limits';
import { zipOfStoredHtml } from '../containers/zip-of-html.ts';
import { ownPackageRules, campaignPageForbidden } from '../families/shared-facts.ts';
import { kwaiScript } from '../host-adapters.gen.ts';
import { defineNetwork, type Source } from '../network.ts';

const kit: Source = {
  url: 'https://github.com/wang-yichun/cocos-playable-packer',
  checkedOn: '2026-11-22',
  confidence: 'low',
};

const sdkUrl = 'https://s1.kwai.net/kos/s101/nlav11187/playable/kwai-playable-sdk.js';

/** Kwai playable outside China: a ZIP with one page and `config.json`. Only third-party tools describe it. */
export const kwai = defineNetwork({
  id: 'kwai',
  label: 'Kwai',
  family: 'kwai',
  specStatus: 'unverified',
  nextSteps: {
    title: 'Next steps with Kwai',
    steps: ['Upload the ZIP as a playable creative, or send it to your account manager.'],
  },
  container: zipOfStoredHtml,
  limits: { maxBytes: exportLimits.maxBytes, counts: 'unpacked' },
  // 0 stands for both orientations.
  extraFiles: [{ path: 'config.json', text: '{"playable_orientation":0}' }],
  bodyMarkup: `<script src="${sdkUrl}"></script>\n`,
  storeCall: { object: 'playableSDK', method: 'openAppStore', takesUrl: false, isInjected: true },
  requiredLiterals: ['playableSDK.openAppStore()'],
  forbiddenLiterals: campaignPageForbidden,
  sources: { rules: kit, size: kit, host: kit },
  ruleOverrides: ownPackageRules,
  orientation: 'both',
  storeUrl: 'campaign',
  providedScripts: [sdkUrl],
  measurement: {
    call: 'playableSDK.sendEvent',
    events: ['AD_LANDING_PAGE_LOADED', 'AD_TRY_PLAY_GAME_START', 'AD_TRY_PLAY_GAME_END'],
    minInteractions: 0,
  },
  hostScript: kwaiScript,
});
