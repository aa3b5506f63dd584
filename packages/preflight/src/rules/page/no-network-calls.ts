import { firstMatch } from '../../first-match.ts';
import { defineRule } from '../../rule.ts';

/** None of the other ways to connect to a server is used. */
export const noNetworkCalls = defineRule({
  id: 'no-network-calls',
  severity: 'error',
  topic: 'rules',
  demand: () => 'The code does not connect to a server.',
  fix: 'Remove tracking and live data: connections are blocked where the ad is shown.',
  needs: 'page',
  violation: ({ code }) => {
    const found = firstMatch(
      code,
      /\bsendBeacon\s*\(|\bnew\s+(?:\w+\.)?(?:WebSocket|EventSource|WebTransport|RTCPeerConnection)\b|["'`]wss?:[^"'`]*/,
    );
    return found === null ? null : `The code connects to a server: ${found}.`;
  },
});
