import { exportLimits } from '@spinreel/config-schema/limits/limits';
import { mraidFamily } from '../../families/mraid-family.ts';
import { defineNetwork, type Source } from '../../network.ts';

const guide: Source = {
  url: 'https://docs.liftoff.io/creative_integration_api',
  checkedOn: '2026-11-22',
  confidence: 'high',
};

/**
 * Liftoff Accelerate playable: one HTML file in an MRAID web view. Some exchanges never report that an ad is viewable, so
 * the ad must not wait for it.
 */
export const liftoffAccelerate = defineNetwork({
  ...mraidFamily,
  id: 'liftoff-accelerate',
  label: 'Liftoff Accelerate',
  specStatus: 'confirmed',
  validator: { label: 'Liftoff’s creative validator', url: 'https://app.liftoff.io/creatives/validator' },
  nextSteps: {
    title: 'Next steps with Liftoff Accelerate',
    steps: ['Check the file with Liftoff’s creative validator, then send it to your account manager.'],
  },
  otherContainers: [{ extension: 'zip', maxBytes: exportLimits.maxBytes }],
  limits: { maxBytes: exportLimits.maxBytes },
  forbiddenLiterals: [...mraidFamily.forbiddenLiterals, 'window.location'],
  sources: { rules: guide, size: guide, host: guide },
  hostTraits: ['never-viewable'],
});
