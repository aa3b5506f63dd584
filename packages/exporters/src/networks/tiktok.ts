import { exportLimits } from '@spinreel/config-schema/limits/limits';
import { zipOfHtml } from '../containers/zip-of-html.ts';
import { ownPackageRules, playableKit, campaignPageForbidden } from '../families/shared-facts.ts';
import { bytedanceScript } from '../host-adapters.gen.ts';
import { defineNetwork, type Source } from '../network.ts';

const helpPage: Source = {
  url: 'https://ads.tiktok.com/help/article/how-to-create-tiktok-pangle-playable-ads',
  checkedOn: '2026-11-22',
  confidence: 'high',
};

const helpCenter: Source = {
  url: 'https://ads.tiktok.com/resources/help',
  checkedOn: '2026-11-25',
  confidence: 'high',
};

const sdkUrl = 'https://sf16-muse-va.ibytedtos.com/obj/union-fe-nc-i18n/playable/sdk/playable-sdk.js';

/**
 * TikTok and Pangle playable: a ZIP with one page and `config.json`. The tag of the network's script is required before
 * the ad's own script. The limit applies to the ZIP.
 */
export const tiktok = defineNetwork({
  id: 'tiktok',
  label: 'TikTok / Pangle',
  family: 'bytedance',
  specStatus: 'confirmed',
  nextSteps: {
    title: 'Next steps in TikTok Ads Manager',
    steps: ['Upload the ZIP as a playable asset, then choose it in an App promotion campaign.'],
  },
  uploads: { group: { name: 'ad group', maxFiles: 1, source: helpCenter }, questions: [] },
  container: zipOfHtml,
  limits: { maxBytes: exportLimits.maxBytes },
  // 0 stands for both orientations. The languages are in files of several tools, one of which calls them required.
  extraFiles: [
    {
      path: 'config.json',
      text: '{"playable_orientation":0,"playable_languages":["en"]}',
      optionalKeys: ['playable_languages'],
    },
  ],
  bodyMarkup: `<script src="${sdkUrl}"></script>\n`,
  storeCall: { object: 'window', method: 'openAppStore', takesUrl: false, isInjected: true },
  requiredLiterals: ['window.openAppStore()'],
  forbiddenLiterals: campaignPageForbidden,
  sources: {
    rules: helpPage,
    size: helpPage,
    host: playableKit,
  },
  ruleOverrides: ownPackageRules,
  orientation: 'both',
  storeUrl: 'campaign',
  providedScripts: [sdkUrl],
  otherScripts: [
    'https://sf-tb-sg.ibytedtos.com/*playable-sdk*.js',
    'https://sf16-sg.tiktokcdn.com/*playable-sdk*.js',
    'https://sf16-muse-va.ibytedtos.com/*playable-sdk*.js',
  ],
  measurement: {
    call: 'playableSDK.sendEvent',
    events: ['loadMainScene', 'startPlayPlayable', 'finishPlayPlayable'],
    minInteractions: 0,
  },
  hostScript: bytedanceScript,
});
