import { errorCatalogue } from '@spinreel/config-schema/messages/errors/error-catalogue';
import { metaNextSteps } from '@spinreel/config-schema/messages/meta-next-steps';
import { exportLimits } from '@spinreel/config-schema/limits/limits';
import { zipOfScripts } from '../containers/zip-of-scripts.ts';
import { hostedPageForbidden } from '../families/shared-facts.ts';
import { fbPlayableAdScript } from '../host-adapters.gen.ts';
import { defineNetwork } from '../network.ts';

/**
 * Meta playable: a ZIP of index.html and static scripts that contain the media as data URIs. Meta limits the packed and
 * unpacked size and the size of the page. Meta's wrapper blocks separate media files and all network requests. The CTA
 * call is `FbPlayableAd.onCTAClick()`. For the source of each limit, see `sources`.
 */
export const meta = defineNetwork({
  id: 'meta',
  label: 'Meta Ads',
  family: 'fb-playable',
  specStatus: 'partial',
  validator: {
    label: 'Meta’s playable preview',
    url: 'https://developers.facebook.com/tools/playable-preview',
  },
  failure: errorCatalogue.zipExport,
  nextSteps: { title: 'Next steps in Meta Ads Manager', steps: metaNextSteps },
  container: zipOfScripts,
  otherContainers: [{ extension: 'html', maxBytes: 2_097_152 }],
  limits: {
    maxBytes: exportLimits.maxBytes,
    counts: 'unpacked',
    maxFiles: exportLimits.maxFiles,
    entryWarnBytes: exportLimits.indexHtmlWarnBytes,
    entryMaxBytes: exportLimits.indexHtmlMaxBytes,
  },
  storeCall: { object: 'FbPlayableAd', method: 'onCTAClick', takesUrl: false, isInjected: true },
  requiredLiterals: ['FbPlayableAd.onCTAClick()'],
  forbiddenLiterals: hostedPageForbidden,
  textSearch: { forbidden: ['XMLHttpRequest', 'mraid.js'], findsRequired: false, isDocumented: false },
  sources: {
    rules: {
      url: 'https://www.facebook.com/business/help/412951382532338',
      checkedOn: '2026-11-21',
      confidence: 'high',
    },
    size: {
      url: 'https://docs.lunalabs.io/docs/playable/ad-networks/meta',
      checkedOn: '2026-11-21',
      confidence: 'medium',
    },
    host: {
      url: 'https://github.com/Scirra/Construct-bugs/issues/8898',
      checkedOn: '2026-11-21',
      confidence: 'medium',
    },
  },
  ruleOverrides: {
    'scripts-in-package': { topic: 'own' },
  },
  orientation: 'portrait',
  storeUrl: 'forbidden',
  hostTraits: ['blocks-loading'],
  hostScript: fbPlayableAdScript,
});
