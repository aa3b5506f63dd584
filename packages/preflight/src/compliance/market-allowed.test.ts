import type { PresetQuery } from '@spinreel/config-schema/compliance/presets/presets';
import { expect, test } from 'vitest';
import { judgeMarket } from './market-allowed.ts';

test('a law that forbids the product type blocks the ad on all networks', () => {
  expect(judge({ product: 'sweepstakes', market: 'us-ca', networks: ['meta'] })).toMatchObject({
    severity: 'error',
    passed: false,
    message: expect.stringMatching(/^Sweepstakes casino ads are not allowed in California\. .*AB 831/),
    fix: 'Choose another market, or ask a lawyer.',
  });
});

test('the policy of a network names the network, and how to keep the others', () => {
  expect(judge({ product: 'social-casino', market: 'it', networks: ['meta', 'google'] })).toMatchObject({
    severity: 'error',
    passed: false,
    message: 'Google Ads does not accept social casino ads in Italy.',
    fix: 'Remove Google Ads, or choose another market.',
  });
  expect(judge({ product: 'social-casino', market: 'it', networks: ['meta'] })).toMatchObject({
    passed: true,
    message: 'No known ban: Social casino, Italy.',
  });
});

test('a ban in a part of the market is a warning', () => {
  const finding = judge({ product: 'sweepstakes', market: 'us', networks: ['meta'] });
  expect(finding).toMatchObject({
    severity: 'warning',
    passed: false,
    fix: 'Do not show the ad in California.',
  });
});

test('conditions are advice', () => {
  expect(judge({ product: 'sweepstakes', market: 'gb', networks: ['google'] })).toMatchObject({
    severity: 'advice',
    passed: false,
    message: expect.stringMatching(
      /^Google Ads accepts sweepstakes casino ads only under conditions\. Google does not count/,
    ),
    fix: 'Meet the conditions, or remove Google Ads.',
  });
});

/** Returns the first finding. */
function judge(query: PresetQuery) {
  return judgeMarket(query)[0];
}
