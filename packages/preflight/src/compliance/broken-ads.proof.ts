import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { closeSharedPages, openSharedBrowser } from '../../test/shared-browser.ts';
import { expectChangesFound, playedAds } from '../../test/surveys/play-texts.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await openSharedBrowser();
});

afterAll(closeSharedPages);

describe.concurrent('texts in a played ad', () => {
  test.each(playedAds)('each changed text of $presetId is found by its own rule, for $networkId', (played) =>
    expectChangesFound(played, browser),
  );
});
