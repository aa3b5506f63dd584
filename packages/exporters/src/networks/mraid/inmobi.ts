import { exportLimits } from '@spinreel/config-schema/limits/limits';
import { mraidFamily, mraidTag } from '../../families/mraid-family.ts';
import { playableKit } from '../../families/shared-facts.ts';
import { inmobiScript } from '../../host-adapters.gen.ts';
import { defineNetwork } from '../../network.ts';

/**
 * InMobi playable: one HTML file in an MRAID 3 web view. InMobi replaces the macros with addresses of its own, which the
 * ad requests when something happens. Without the replacement, the ad requests nothing. Timers "should not be included".
 */
export const inmobi = defineNetwork({
  ...mraidFamily,
  id: 'inmobi',
  label: 'InMobi',
  specStatus: 'partial',
  nextSteps: {
    title: 'Next steps with InMobi',
    steps: ['Send the file to your InMobi account manager, or upload it as an interactive creative.'],
  },
  otherContainers: [{ extension: 'zip', maxBytes: exportLimits.maxBytes }],
  limits: { maxBytes: exportLimits.maxBytes },
  headMarkup: mraidTag,
  bodyMarkup:
    '<script>var INMOBI_DSPMACROS={Ad_Load_Start:"$P_AD_LOAD_START",Ad_Viewable:"$P_AD_READY",' +
    'First_Engagement:"$P_FIRST_ENGAGEMENT",Gameplay_Complete:"$P_GAMEPLAY_DONE",' +
    'DSP_Click:"$HTML_ESC_CLICK_URL"}</script>\n',
  requiredLiterals: [...mraidFamily.requiredLiterals, '$HTML_ESC_CLICK_URL'],
  forbiddenLiterals: [...mraidFamily.forbiddenLiterals, 'useCustomClose'],
  sources: {
    rules: playableKit,
    size: playableKit,
    host: {
      url: 'https://support.inmobi.com/advertise/ad-formats-and-creatives/ad-specifications/interstitial',
      checkedOn: '2026-11-22',
      confidence: 'medium',
    },
  },
  ruleOverrides: { ...mraidFamily.ruleOverrides, 'clear-of-host-controls': { topic: 'rules' } },
  measurement: {
    call: 'INMOBI_DSPMACROS',
    events: ['Ad_Load_Start', 'Ad_Viewable', 'First_Engagement', 'Gameplay_Complete', 'DSP_Click'],
    minInteractions: 0,
  },
  hostControls: [
    { kind: 'reserved', corner: 'top-left', widthPx: 50, heightPx: 50 },
    ...mraidFamily.hostControls,
  ],
  hostTraits: ['reports-volume', 'replaces-macros'],
  automaticSteps: 'forbidden',
  hostScript: inmobiScript,
});
