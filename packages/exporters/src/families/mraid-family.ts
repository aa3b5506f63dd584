import { singleHtml } from '../containers/single-html.ts';
import { leavingCalls, ownRules } from './shared-facts.ts';
import { mraidScript } from '../host-adapters.gen.ts';
import type { NetworkDefinition } from '../network.ts';

/** The tag for networks that require the page to reference `mraid.js`. Others provide `mraid` without it. */
export const mraidTag = '<script src="mraid.js"></script>\n';

/** What networks with MRAID web views have in common: one HTML file that contains the store URL. */
export const mraidFamily = {
  family: 'mraid',
  container: singleHtml,
  storeCall: { object: 'mraid', method: 'open', takesUrl: true, isInjected: true },
  requiredLiterals: ['mraid.open(', 'mraid.getState()'],
  forbiddenLiterals: leavingCalls,
  ruleOverrides: ownRules,
  orientation: 'both',
  storeUrl: 'required',
  providedScripts: ['mraid.js'],
  // MRAID 2.0 and 3.0 demand a close region of this size, by default in this corner. Some networks show it late.
  hostControls: [{ kind: 'close', corner: 'top-right', widthPx: 50, heightPx: 50 }],
  hostScript: mraidScript,
} as const satisfies Partial<NetworkDefinition>;
