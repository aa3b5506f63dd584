import { findConnections } from '../../evidence/find-addresses.ts';
import { heaviestViolation, violationAt, defineRule } from '../../rule.ts';
import { oncePer } from '../../cache/once-per.ts';

/** None of the other ways to connect to a server is used. */
export const noNetworkCalls = defineRule({
  id: 'no-network-calls',
  severity: 'error',
  topic: 'rules',
  demand: () => 'The code does not connect to a server.',
  fix: 'Remove tracking and live data: connections are blocked where the ad is shown.',
  needs: 'code',
  violation: oncePer(({ code }) =>
    heaviestViolation([
      violationAt('The code connects to a server', findConnections(code)),
      violationAt(
        'The code contains the address of a server',
        code.strings.filter(({ value }) => /^wss?:\/\//i.test(value)),
      ),
    ]),
  ),
});
