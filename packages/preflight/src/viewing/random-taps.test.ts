import { networks } from '@spinreel/exporters/networks/index';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, test } from 'vitest';
import { expectSurvivalOfTaps } from '../../test/viewings/tap-at-random.ts';
import { launchChromium } from '../browser/launch-chromium.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await launchChromium({ isSealed: true });
});

afterAll(() => browser.close());

// In the hosts of all families: random-taps.proof.ts.
// Requirement: preflight.host-simulators
test(
  'an ad survives random taps, being hidden and turned, and reaches its outro',
  { timeout: 600_000 },
  ({ expect }) => expectSurvivalOfTaps(networks.applovin, { browser, expect }),
);
