import { exportLimits } from '@spinreel/config-schema/limits';
import { singleHtml } from '../containers/single-html.ts';
import { hostedPageForbidden } from '../forbidden-literals.ts';
import { fbPlayableAdCall, fbPlayableAdGlue } from '../host-glue/fb-playable-ad.ts';
import { defineNetwork, type Source } from '../network.ts';

const helpPage: Source = {
  url: 'https://help.moloco.com/hc/en-us/articles/24124525963799-Playable-and-Interactive-End-Card-IEC-creative-guide',
  checkedOn: '2026-11-21',
  confidence: 'high',
};

/**
 * Moloco playable: one HTML file, limited in size, with every asset as a data URI. Moloco searches its text for Meta's click
 * hook and for what it forbids. Where each limit is from stands in `sources`.
 */
export const moloco = defineNetwork({
  id: 'moloco',
  label: 'Moloco',
  isExportTarget: true,
  container: singleHtml,
  limits: { maxBytes: exportLimits.maxBytes, maxFiles: 1, entryWarnBytes: null, entryMaxBytes: null },
  fileNamePattern: '^[A-Za-z0-9._-]+$',
  requiredLiterals: [fbPlayableAdCall],
  forbiddenLiterals: hostedPageForbidden,
  sources: { rules: helpPage, size: helpPage, host: helpPage },
  unwrittenRules: ['viewport', 'no-cta-stub', 'no-dynamic-scripts', 'no-storage', 'stores-nothing'],
  needsLandscape: true,
  hostGlue: fbPlayableAdGlue,
});
