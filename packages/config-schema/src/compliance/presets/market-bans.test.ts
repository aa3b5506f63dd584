import { expect, test } from 'vitest';
import { findMarketBans } from './market-bans.ts';

// Requirement: compliance.market-bans
test('sweepstakes casinos may not be advertised in California', () => {
  const ban = findForbiddingBan({ product: 'sweepstakes', market: 'us-ca', networks: [] });
  expect(ban).toMatchObject({ since: '2026-01-01', isWholeMarket: true });
});

test('lists the states in which an ad for the United States is forbidden or restricted', () => {
  const query = { product: 'sweepstakes', market: 'us', networks: [] } as const;
  const kinds = Object.fromEntries(findMarketBans(query).map(({ market, kind }) => [market, kind]));
  expect(kinds).toEqual({
    'us-ca': 'forbidden',
    'us-ct': 'forbidden',
    'us-in': 'forbidden',
    'us-mt': 'forbidden',
    'us-nv': 'restricted',
    'us-nj': 'forbidden',
    'us-ny': 'forbidden',
    'us-tn': 'forbidden',
  });
  expect(findForbiddingBan(query)).toBeNull();
});

test('forbids real-money ads in a market whose law has no known first day', () => {
  const query = { product: 'real-money', market: 'au', networks: [] } as const;
  expect(findForbiddingBan(query)).toMatchObject({ kind: 'forbidden', since: null });
});

test('a policy of a network applies only to ads for that network', () => {
  const query = { product: 'social-casino', market: 'it' } as const;
  expect(findForbiddingBan({ ...query, networks: ['google'] })).not.toBeNull();
  expect(findForbiddingBan({ ...query, networks: ['meta'] })).toBeNull();
});

test('a restriction is listed, but does not forbid the ad', () => {
  const query = { product: 'sweepstakes', market: 'gb', networks: ['google'] } as const;
  expect(findMarketBans(query)).toMatchObject([{ kind: 'restricted', isWholeMarket: true }]);
  expect(findForbiddingBan(query)).toBeNull();
});

test('nothing is known against social casino ads in Austria', () => {
  expect(findMarketBans({ product: 'social-casino', market: 'at', networks: ['meta'] })).toEqual([]);
});

/** Returns the ban that forbids to advertise in the whole market of an ad. */
function findForbiddingBan(query: Parameters<typeof findMarketBans>[0]) {
  return (
    findMarketBans(query).find(({ isWholeMarket, kind }) => isWholeMarket && kind === 'forbidden') ?? null
  );
}
