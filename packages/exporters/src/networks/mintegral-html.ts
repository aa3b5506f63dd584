import { exportLimits } from '@spinreel/config-schema/limits/limits';
import { singleHtml } from '../containers/single-html.ts';
import { ownRules } from '../families/shared-facts.ts';
import { defineNetwork } from '../network.ts';
import { mintegral } from './mintegral.ts';

/**
 * Mintegral playable as one HTML file, which the network's table of asset specifications lists. The ZIP of the network's
 * other documents is accepted as well.
 */
export const mintegralHtml = defineNetwork({
  ...mintegral,
  id: 'mintegral-html',
  label: 'Mintegral (HTML)',
  failure: { title: 'Mintegral HTML Export Failed', fallback: 'Mintegral HTML export failed' },
  nextSteps: {
    title: 'Next steps in Mintegral',
    steps: ['Check the file with the PlayTurbo review, then upload it as a playable creative.'],
  },
  container: singleHtml,
  otherContainers: [{ extension: 'zip', maxBytes: exportLimits.maxBytes }],
  fileNamePattern: '^[A-Za-z0-9._-]+$',
  ruleOverrides: ownRules,
});
