import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { familyNetworks } from '../../test/ads/representatives.ts';
import { expectSurvivalOfTaps } from '../../test/viewings/tap-at-random.ts';
import { launchChromium } from '../browser/launch-chromium.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await launchChromium({ isSealed: true });
});

afterAll(() => browser.close());

describe.concurrent.each(familyNetworks)('in the host of $id', (network) => {
  test('an ad survives random taps, being hidden and turned, and reaches its outro', ({ expect }) =>
    expectSurvivalOfTaps(network, { browser, expect }));
});
