import { describe, test } from 'vitest';
import { launchBrowser } from '../../test/launch-browser.ts';
import { familyNetworks } from '../../test/ads/representatives.ts';
import { expectSurvivalOfTaps } from '../../test/viewings/tap-at-random.ts';

const browser = await launchBrowser();

describe.concurrent.each(familyNetworks)('in the host of $id', (network) => {
  test('an ad survives random taps, being hidden and turned, and reaches its outro', ({ expect }) =>
    expectSurvivalOfTaps(network, { browser, expect }));
});
