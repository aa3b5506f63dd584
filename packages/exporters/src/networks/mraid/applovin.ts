import { exportLimits } from '@spinreel/config-schema/limits/limits';
import { mraidFamily } from '../../families/mraid-family.ts';
import { axonScript } from '../../host-adapters.gen.ts';
import { defineNetwork, type Source } from '../../network.ts';

const guidelines: Source = {
  url: 'https://support.axon.ai/en/growth/promoting-your-apps/creatives/best-practices-and-guidelines',
  checkedOn: '2026-11-22',
  confidence: 'high',
};

/**
 * AppLovin playable: one HTML file in an MRAID 2 web view. Its assets may be base64 or base122, which is text with seven
 * bits per character. The tap opens the store URL in the file. The host injects `mraid`; a reference to `mraid.js` is
 * optional. Studios report rejections for `eval()`.
 */
export const applovin = defineNetwork({
  ...mraidFamily,
  id: 'applovin',
  label: 'AppLovin',
  specStatus: 'confirmed',
  validator: { label: 'AppLovin’s playable preview', url: 'https://p.applov.in/playablePreview?create=1' },
  nextSteps: {
    title: 'Next steps in AppLovin',
    steps: [
      'Open the file in AppLovin’s playable preview on a phone.',
      'Upload it as a playable creative of your campaign.',
    ],
  },
  // Seen in the injected script: AppLovin/AppLovin-MAX-Unity-Plugin#340. The length of the cooldown is from older logs.
  storeCall: { ...mraidFamily.storeCall, acceptance: { withinMs: 250, cooldownMs: 1000 } },
  mediaEncoding: 'seven-bit',
  limits: { maxBytes: exportLimits.maxBytes },
  sources: {
    rules: guidelines,
    size: guidelines,
    host: {
      url: 'https://github.com/dainguyenFE/playable-builder-kit',
      checkedOn: '2026-11-22',
      confidence: 'medium',
    },
  },
  ruleOverrides: {
    ...mraidFamily.ruleOverrides,
    'no-eval': { severity: 'error', topic: 'host' },
    'obeys-host': { topic: 'host' },
    'silent-before-tap': { topic: 'rules' },
    'silent-when-hidden': { topic: 'rules' },
    'no-early-store': { topic: 'rules' },
    'no-call-by-itself': { topic: 'rules' },
  },
  measurement: {
    call: 'ALPlayableAnalytics.trackEvent',
    events: [
      'LOADING',
      'LOADED',
      'DISPLAYED',
      'CHALLENGE_STARTED',
      'CHALLENGE_PASS_25',
      'CHALLENGE_PASS_50',
      'CHALLENGE_SOLVED',
      'ENDCARD_SHOWN',
      'CTA_CLICKED',
    ],
    minInteractions: 3,
  },
  otherScripts: ['https://artifacts.applovin.com/*ALPlayableAnalytics*.js'],
  hostTraits: ['provides-axon-analytics'],
  hostScript: axonScript,
});
