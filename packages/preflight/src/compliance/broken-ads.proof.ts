import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { expectChangesFound, playedAds } from '../../test/surveys/play-texts.ts';
import { launchChromium } from '../browser/launch-chromium.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await launchChromium({ isSealed: true });
});

afterAll(() => browser.close());

describe.concurrent('texts in a played ad', () => {
  test.each(playedAds)('each changed text of $presetId is found by its own rule, for $networkId', (played) =>
    expectChangesFound(played, browser),
  );
});
