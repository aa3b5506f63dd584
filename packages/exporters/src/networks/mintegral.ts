import { exportLimits } from '@spinreel/config-schema/limits/limits';
import { zipOfNamedFolder } from '../containers/zip-of-html.ts';
import { ownPackageRules, playableKit, campaignPageForbidden } from '../families/shared-facts.ts';
import { mintegralScript } from '../host-adapters.gen.ts';
import { defineNetwork } from '../network.ts';

/**
 * Mintegral playable: a ZIP whose folder and page carry the ZIP's own name. The ad calls `gameReady()` and `gameEnd()`, and
 * defines `gameStart()` and `gameClose()` for the host.
 */
export const mintegral = defineNetwork({
  id: 'mintegral',
  label: 'Mintegral',
  family: 'mintegral',
  specStatus: 'partial',
  validator: { label: 'Mintegral’s PlayTurbo review', url: 'https://www.playturbo.com/review' },
  nextSteps: {
    title: 'Next steps in Mintegral',
    steps: [
      'Do not rename the ZIP: the page inside has its name.',
      'Check it with the PlayTurbo review, then upload it as a playable creative.',
    ],
  },
  container: zipOfNamedFolder,
  otherContainers: [{ extension: 'html', maxBytes: exportLimits.maxBytes }],
  limits: { maxBytes: exportLimits.maxBytes },
  fileNamePattern: String.raw`^\w+(?:\.\w+)?$`,
  storeCall: { object: 'window', method: 'install', takesUrl: false, isInjected: true },
  requiredLiterals: ['window.install()', 'window.gameReady()', 'window.gameEnd()'],
  forbiddenLiterals: [...campaignPageForbidden, 'preview-util.js'],
  sources: {
    rules: playableKit,
    size: { url: 'https://helpcenter.mintegral.com', checkedOn: '2026-11-22', confidence: 'high' },
    host: playableKit,
  },
  ruleOverrides: { ...ownPackageRules, 'only-scripts': { topic: 'rules' } },
  orientation: 'both',
  storeUrl: 'campaign',
  lifecycleCalls: ['gameReady', 'gameEnd'],
  measurement: { call: 'window', events: ['gameReady', 'gameEnd', 'install'], minInteractions: 0 },
  hostScript: mintegralScript,
});
