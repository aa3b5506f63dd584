import { zipOfStoredHtml } from '../containers/zip-of-html.ts';
import { ownPackageRules, campaignPageForbidden } from '../families/shared-facts.ts';
import { tencentScript } from '../host-adapters.gen.ts';
import { defineNetwork, type Source } from '../network.ts';

const guide: Source = {
  url: 'https://developers.adnet.qq.com/doc/web/tryable',
  checkedOn: '2026-11-22',
  confidence: 'medium',
};

const sdkUrl = 'https://qzs.gdtimg.com/union/res/union_sdk/page/unjs/unsdk.js';

/** Tencent Ads (GDT) playable: a ZIP with one page and `config.json`, of at most 3 MB. */
export const tencent = defineNetwork({
  id: 'tencent',
  label: 'Tencent GDT',
  family: 'tencent',
  specStatus: 'partial',
  nextSteps: {
    title: 'Next steps in Tencent Ads',
    steps: ['Upload the ZIP as a playable creative of your campaign.'],
  },
  container: zipOfStoredHtml,
  limits: { maxBytes: 3_000_000, counts: 'unpacked' },
  // 0 stands for both orientations.
  extraFiles: [
    { path: 'config.json', text: '{"name":"playable","version":"1.0.0","config":{"play_direction":0}}' },
  ],
  headMarkup: `<script src="${sdkUrl}"></script>\n`,
  storeCall: { object: '_gdtUnSdk.playAble', method: 'onClick', takesUrl: false, isInjected: false },
  requiredLiterals: ['_gdtUnSdk.playAble.onClick()'],
  forbiddenLiterals: campaignPageForbidden,
  sources: { rules: guide, size: guide, host: guide },
  ruleOverrides: ownPackageRules,
  orientation: 'both',
  storeUrl: 'campaign',
  providedScripts: [sdkUrl],
  hostScript: tencentScript,
});
