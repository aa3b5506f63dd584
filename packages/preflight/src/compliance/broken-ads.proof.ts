import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectChangesFound, judgeForeignAd, listBroken, playedAds } from '../../test/surveys/play-texts.ts';
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

test('texts in a foreign ad are not judged if a canvas may contain them', async () => {
  const report = await judgeForeignAd({ isCanvas: true }, browser);
  expect(listBroken(report)).toEqual([]);
  expect(report?.notJudged.map(({ reason }) => reason)).toContain(
    'The helpline may be in a canvas, whose text cannot be read. Check it by eye.',
  );
});
