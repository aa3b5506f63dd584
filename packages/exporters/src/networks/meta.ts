import { exportLimits } from '@spinreel/config-schema/limits';
import { zipOfScripts } from '../containers/zip-of-scripts.ts';
import { hostedPageForbidden } from '../forbidden-literals.ts';
import { fbPlayableAdCall, fbPlayableAdGlue } from '../host-glue/fb-playable-ad.ts';
import { defineNetwork } from '../network.ts';

/**
 * Meta playable: a ZIP of index.html and static scripts that carry the media as data URIs. The whole file, packed and
 * unpacked, is limited, and so is its page. Meta wraps the page: loose media files and requests of any kind do not get
 * through. The click hook is `FbPlayableAd.onCTAClick()`. Where each limit is from stands in `sources`.
 */
export const meta = defineNetwork({
  id: 'meta',
  label: 'Meta Ads',
  isExportTarget: true,
  container: zipOfScripts,
  limits: {
    maxBytes: exportLimits.maxBytes,
    maxFiles: exportLimits.maxFiles,
    entryWarnBytes: exportLimits.indexHtmlWarnBytes,
    entryMaxBytes: exportLimits.indexHtmlMaxBytes,
  },
  fileNamePattern: '^[A-Za-z0-9._-]+$',
  requiredLiterals: [fbPlayableAdCall],
  forbiddenLiterals: hostedPageForbidden,
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
  unwrittenRules: ['scripts-in-package'],
  needsLandscape: false,
  hostGlue: fbPlayableAdGlue,
});
