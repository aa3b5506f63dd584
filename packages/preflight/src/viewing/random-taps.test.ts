import { networks } from '@spinreel/exporters/networks/index';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { expectSurvivalOfTaps } from '../../test/viewings/tap-at-random.ts';
import { launchChromium } from '../browser/launch-chromium.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await launchChromium({ isSealed: true });
});

afterAll(() => browser.close());

// The other families: random-taps.proof.ts.
const played = [networks.applovin, networks.vungle] as const;

// Requirement: preflight.host-simulators
describe.concurrent.each(played)('in the host of $id', { timeout: 600_000 }, (network) => {
  test('an ad survives random taps, being hidden and turned, and reaches its outro', ({ expect }) =>
    expectSurvivalOfTaps(network, { browser, expect }));
});
