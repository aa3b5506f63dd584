import { exportLimits } from '@spinreel/config-schema/limits/limits';
import { singleHtml } from '../containers/single-html.ts';
import { webScript } from '../host-adapters.gen.ts';
import { defineNetwork } from '../network.ts';

/** A self-contained page for any website. The tap opens the store URL in a new tab. */
export const web = defineNetwork({
  id: 'web',
  label: 'Web page',
  family: 'web',
  specStatus: 'confirmed',
  nextSteps: {
    title: 'Next steps',
    steps: ['Upload the file to your website, or open it in a browser to show the ad to others.'],
  },
  container: singleHtml,
  limits: { maxBytes: exportLimits.maxBytes },
  storeCall: { object: 'window', method: 'open', takesUrl: true, isInjected: false },
  requiredLiterals: [],
  forbiddenLiterals: ['http:', 'XMLHttpRequest', 'mraid.js', 'eval(', 'new Function', 'fetch('],
  sources: { rules: null, size: null, host: null },
  orientation: 'both',
  storeUrl: 'required',
  hostScript: webScript,
});
