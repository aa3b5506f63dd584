import { networks } from '@spinreel/exporters/networks/index';
import { test } from 'vitest';
import { launchBrowser } from '../../test/launch-browser.ts';
import { expectSurvivalOfTaps } from '../../test/viewings/tap-at-random.ts';

const browser = await launchBrowser();

// In the hosts of all families: random-taps.proof.ts.
// Requirement: preflight.host-simulators
test(
  'an ad survives random taps, being hidden and turned, and reaches its outro',
  { timeout: 600_000 },
  ({ expect }) => expectSurvivalOfTaps(networks.applovin, { browser, expect }),
);
