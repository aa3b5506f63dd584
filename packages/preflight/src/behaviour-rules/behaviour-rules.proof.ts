import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, test } from 'vitest';
import {
  breakingChanges,
  expectNothingBroken,
  expectRulesBroken,
  goodAds,
} from '../../test/mutations/play-behaviour.ts';
import { launchChromium } from '../browser/launch-chromium.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await launchChromium({ isSealed: true });
});

afterAll(() => browser.close());

describe.concurrent('a good ad breaks no rule of behaviour', () => {
  test.each(goodAds)('with $name, for $network.id', (ad) => expectNothingBroken(ad, browser));
});

describe.concurrent('a rule is broken alone by each of its changes to a good ad', () => {
  test.each(breakingChanges)('$network.id: $id, change $index', (change) =>
    expectRulesBroken([change], browser),
  );
});
