import { exportLimits } from '@spinreel/config-schema/limits/limits';
import { mraidFamily } from '../../families/mraid-family.ts';
import { playableKit } from '../../families/shared-facts.ts';
import { defineNetwork } from '../../network.ts';

/**
 * Digital Turbine playable (formerly AdColony and Fyber): one HTML file in an MRAID 2 web view. The network publishes no
 * size limit; other tools stay below 2 MB.
 */
export const digitalTurbine = defineNetwork({
  ...mraidFamily,
  id: 'digital-turbine',
  label: 'Digital Turbine',
  specStatus: 'unverified',
  nextSteps: {
    title: 'Next steps with Digital Turbine',
    steps: ['Send the file to your account manager, who adds it to your campaign.'],
  },
  limits: { maxBytes: exportLimits.maxBytes, adviceBytes: 2_000_000 },
  sources: {
    rules: playableKit,
    size: {
      url: 'https://docs.lunalabs.io/docs/playable/ad-networks',
      checkedOn: '2026-11-22',
      confidence: 'low',
    },
    host: playableKit,
  },
  ruleOverrides: { ...mraidFamily.ruleOverrides, 'packed-size': { topic: 'own' } },
});
