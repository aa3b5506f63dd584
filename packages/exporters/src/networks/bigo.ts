import { exportLimits } from '@spinreel/config-schema/limits/limits';
import { zipOfHtml } from '../containers/zip-of-html.ts';
import { ownPackageRules, playableKit, campaignPageForbidden } from '../families/shared-facts.ts';
import { bigoScript } from '../host-adapters.gen.ts';
import { defineNetwork, type Source } from '../network.ts';

const helpPage: Source = {
  url: 'https://www.bigoads.com/help/detail?id=144',
  checkedOn: '2026-11-22',
  confidence: 'high',
};

const sdkUrl = 'https://static-web.likeevideo.com/as/common-static/big-data/dsp-public/bgy-mraid-sdk.js';

/**
 * BIGO Ads playable: a ZIP with exactly one page and `config.json`. The tag of the network's script is required before the
 * ad's own script. The limit applies to the ZIP.
 */
export const bigo = defineNetwork({
  id: 'bigo',
  label: 'BIGO Ads',
  family: 'bigo',
  specStatus: 'confirmed',
  nextSteps: {
    title: 'Next steps in BIGO Ads',
    steps: ['Upload the ZIP as a playable creative of your campaign.'],
  },
  container: zipOfHtml,
  limits: { maxBytes: exportLimits.maxBytes, maxFiles: 2 },
  // 0 stands for both orientations.
  extraFiles: [{ path: 'config.json', text: '{"orientation":0}' }],
  bodyMarkup: `<script src="${sdkUrl}"></script>\n`,
  storeCall: { object: 'BGY_MRAID', method: 'open', takesUrl: false, isInjected: true },
  requiredLiterals: ['BGY_MRAID.open()', 'BGY_MRAID.gameReady()', 'BGY_MRAID.gameEnd()'],
  forbiddenLiterals: campaignPageForbidden,
  sources: {
    rules: helpPage,
    size: helpPage,
    host: playableKit,
  },
  ruleOverrides: {
    ...ownPackageRules,
    'file-count': {},
    'only-scripts': { topic: 'rules' },
    'reports-lifecycle': { topic: 'host' },
  },
  orientation: 'both',
  storeUrl: 'campaign',
  providedScripts: [sdkUrl],
  lifecycleCalls: ['gameReady', 'gameEnd'],
  measurement: { call: 'BGY_MRAID', events: ['gameReady', 'gameEnd'], minInteractions: 0 },
  hostScript: bigoScript,
});
