import { firstMatch } from '../first-match.ts';
import { defineRule, everyExportTarget } from '../rule.ts';

/** None of the other ways to reach a network is used either. */
export const noNetworkCalls = defineRule({
  id: 'no-network-calls',
  severity: 'error',
  topic: 'rules',
  appliesTo: everyExportTarget,
  demand: () => 'The code reaches no server.',
  fix: 'Remove tracking and live data: where the ad is shown no server can be reached.',
  needs: 'page',
  violation: ({ code }) => {
    const found = firstMatch(
      code,
      /\bsendBeacon\s*\(|\bnew\s+(?:\w+\.)?(?:WebSocket|EventSource|WebTransport|RTCPeerConnection)\b|["'`]wss?:[^"'`]*/,
    );
    return found === null ? null : `The code reaches for a server: ${found}.`;
  },
});
