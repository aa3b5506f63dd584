import { describe, test } from 'vitest';
import { shareBrowser } from '../../test/share-browser.ts';
import { familyNetworks } from '../../test/ads/representatives.ts';
import { expectSurvivalOfTaps } from '../../test/viewings/tap-at-random.ts';

const browser = await shareBrowser();

describe.concurrent.each(familyNetworks)('in the host of $id', (network) => {
  test('an ad survives random taps, being hidden and turned, and reaches its outro', ({ expect }) =>
    expectSurvivalOfTaps(network, { browser, expect }));
});
