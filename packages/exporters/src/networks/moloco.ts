import { errorCatalogue } from '@spinreel/config-schema/messages/errors/error-catalogue';
import { exportLimits } from '@spinreel/config-schema/limits/limits';
import { singleHtml } from '../containers/single-html.ts';
import { ownRules, hostedPageForbidden } from '../families/shared-facts.ts';
import { fbPlayableAdScript } from '../host-adapters.gen.ts';
import { defineNetwork, type Source } from '../network.ts';

const helpPage: Source = {
  url: 'https://help.moloco.com/hc/en-us/articles/24124525963799-Playable-and-Interactive-End-Card-IEC-creative-guide',
  checkedOn: '2026-11-21',
  confidence: 'high',
};

/**
 * Moloco playable: one HTML file, limited in size, with every asset as a data URI. Moloco searches the file for Meta's
 * CTA call and for forbidden text. For the source of each limit, see `sources`.
 */
export const moloco = defineNetwork({
  id: 'moloco',
  label: 'Moloco',
  family: 'fb-playable',
  specStatus: 'confirmed',
  failure: errorCatalogue.molocoExport,
  container: singleHtml,
  limits: { maxBytes: exportLimits.maxBytes },
  storeCall: { object: 'FbPlayableAd', method: 'onCTAClick', takesUrl: false, isInjected: true },
  requiredLiterals: ['FbPlayableAd.onCTAClick()'],
  forbiddenLiterals: hostedPageForbidden,
  textSearch: {
    forbidden: ['XMLHttpRequest', 'mraid.js', 'window.open('],
    findsRequired: true,
    isDocumented: true,
  },
  sources: { rules: helpPage, size: helpPage, host: helpPage },
  ruleOverrides: ownRules,
  orientation: 'both',
  storeUrl: 'forbidden',
  hostScript: fbPlayableAdScript,
});
