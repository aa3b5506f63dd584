import { isMarketWithin, type MarketId } from '../markets.ts';
import type { CompliancePreset } from '../preset.ts';
import type { ProductType } from '../product-types.ts';
import type { PresetQuery } from './presets.ts';

/** A market in which a product type may not be advertised, or not as an advertiser might expect. */
export interface MarketBan {
  readonly product: ProductType;
  readonly market: MarketId;
  /** The ids of the networks that do not accept it; null if the law forbids it on all. */
  readonly networks: readonly string[] | null;
  /** `restricted`: accepted only under the conditions that `reason` names. */
  readonly kind: 'forbidden' | 'restricted';
  /** The first day, as `2026-01-01`; null if it is not known. */
  readonly since: string | null;
  /** The law or policy, as a sentence. */
  readonly reason: string;
  readonly source: CompliancePreset['source'];
  /** The day on which the source was read. */
  readonly checkedOn: string;
  readonly confidence: CompliancePreset['confidence'];
}

const sweepstakesLaws = {
  product: 'sweepstakes',
  networks: null,
  kind: 'forbidden',
  source: {
    label: 'GambleJazz, states that outlaw online sweepstakes casinos',
    url: 'https://www.gamblejazz.com/uk/news/california-about-to-become-5th-state-to-outlaw-online-sweepstakes-casinos',
  },
  checkedOn: '2026-11-23',
  confidence: 'medium',
} as const;

/** Quotes the texts of both laws. */
const lawsOfOctober = {
  ...sweepstakesLaws,
  since: '2025-10-01',
  source: {
    label: 'Casino.com, laws of Connecticut and Montana against sweepstakes casinos',
    url: 'https://www.casino.com/news/legal/connecticut-and-montana-anti-sweepstakes-law-in-effect-now',
  },
  checkedOn: '2026-11-24',
} as const;

export const marketBans: readonly MarketBan[] = [
  {
    ...sweepstakesLaws,
    market: 'us-ca',
    since: '2026-01-01',
    reason:
      'California’s AB 831 forbids sweepstakes casinos and their promotion, with fines of up to USD 25,000.',
    source: {
      label: 'CasinoBeats, California bans sweepstakes casinos',
      url: 'https://casinobeats.com/2025/10/13/california-sweepstakes-casino-ban-ab-831',
    },
  },
  {
    ...lawsOfOctober,
    market: 'us-ct',
    reason: 'Connecticut’s SB 1235 forbids sweepstakes casinos and their promotion.',
  },
  {
    ...sweepstakesLaws,
    market: 'us-in',
    since: '2026-07-01',
    reason: 'Indiana’s HB 1052 forbids sweepstakes casinos, with fines of up to USD 100,000.',
    source: {
      label: 'The Gambling Journal, Indiana bans sweepstakes casinos',
      url: 'https://thegamblingjournal.com/news/casino/poker/indiana-bans-sweepstakes-casinos-poker-games-stay-in-play/',
    },
    checkedOn: '2026-11-24',
  },
  {
    ...lawsOfOctober,
    market: 'us-mt',
    reason: 'Montana’s SB 555 forbids online casinos that pay out any form of currency.',
  },
  {
    ...sweepstakesLaws,
    market: 'us-nv',
    kind: 'restricted',
    since: '2025-06-06',
    reason:
      'Nevada’s SB 256 does not name sweepstakes casinos, but raises the penalties for gambling without a Nevada license, also for operators outside of the state.',
    source: {
      label: 'CasinoBeats, laws of states against sweepstakes casinos',
      url: 'https://casinobeats.com/?p=172001',
    },
    checkedOn: '2026-11-24',
  },
  {
    ...sweepstakesLaws,
    market: 'us-nj',
    since: '2025-08-14',
    reason: 'New Jersey’s AB 5447 forbids sweepstakes casinos.',
  },
  {
    ...sweepstakesLaws,
    market: 'us-ny',
    since: '2025-12-05',
    reason:
      'New York’s S 5935-A (chapter 605) forbids sweepstakes casinos and their promotion, with fines of USD 10,000 to 100,000.',
    source: {
      label: 'New York State Senate, bill A6745 of 2025',
      url: 'https://www.nysenate.gov/legislation/bills/2025/A6745/amendment/original',
    },
    checkedOn: '2026-11-24',
    confidence: 'high',
  },
  {
    ...sweepstakesLaws,
    market: 'us-tn',
    since: '2026-05-22',
    reason: 'Tennessee’s SB 2136 forbids sweepstakes casinos.',
    source: {
      label: 'Free Casino Guides, Tennessee bans sweepstakes casinos',
      url: 'https://www.freecasinoguides.com/articles/tennessee-governor-bill-lee-signs-legislation-banning-sweepstakes-casino-operations/',
    },
    checkedOn: '2026-11-24',
    confidence: 'low',
  },
  {
    product: 'real-money',
    market: 'au',
    networks: null,
    kind: 'forbidden',
    since: null,
    reason:
      'The Interactive Gambling Act 2001 forbids ads for prohibited interactive gambling services, such as online casinos.',
    source: {
      label: 'Interactive Gambling Act 2001, section 3',
      url: 'http://beta.worldlii.org/au/legis/cth/consol_act/iga2001193/s3.html',
    },
    checkedOn: '2026-11-24',
    confidence: 'high',
  },
  {
    product: 'real-money',
    market: 'be',
    networks: null,
    kind: 'forbidden',
    since: '2023-07-01',
    reason:
      'The Royal Decree of 27 February 2023 forbids gambling ads on websites, digital channels and social media.',
    source: {
      label: 'VRT, ban on advertising for gambling in Belgium',
      url: 'https://www.vrt.be/vrtnws/en/2023/06/30/ban-on-advertising-for-gambling-products-comes-into-force-from-s/',
    },
    checkedOn: '2026-11-24',
    confidence: 'medium',
  },
  {
    product: 'real-money',
    market: 'de',
    networks: null,
    kind: 'restricted',
    since: '2021-07-01',
    reason:
      'Ads for virtual slots, online poker and online casinos may not run between 6:00 and 21:00, and licensees may not advertise free versions of casino games.',
    source: {
      label: 'CasinoBeats, rules of the German regulator for gambling ads',
      url: 'https://casinobeats.com/2023/06/27/ggl-german-gambling-advertising-rules',
    },
    checkedOn: '2026-11-24',
    confidence: 'medium',
  },
  {
    product: 'real-money',
    market: 'it',
    networks: null,
    kind: 'forbidden',
    since: '2018-07-14',
    reason:
      'Article 9 of the Dignity Decree (no. 87 of 2018) forbids all advertising of gambling with winnings in money.',
    source: {
      label: 'Mondaq, ban on gambling advertising in Italy',
      url: 'http://www.mondaq.com/italy/gaming/741432/ban-on-gambling-advertising-in-italy',
    },
    checkedOn: '2026-11-23',
    confidence: 'medium',
  },
  {
    product: 'social-casino',
    market: 'it',
    networks: ['google'],
    kind: 'forbidden',
    since: '2024-07-08',
    reason: 'Google accepts no ads for social casino games in Italy.',
    source: {
      label: 'Google, Advertising Policies: gambling and games',
      url: 'https://support.google.com/adspolicy/answer/15132179',
    },
    checkedOn: '2026-11-22',
    confidence: 'medium',
  },
  {
    product: 'sweepstakes',
    market: 'worldwide',
    networks: ['google'],
    kind: 'restricted',
    since: '2025-10-28',
    reason:
      'Google does not count sweepstakes casinos as social casino games: they need a license and a certificate for online gambling.',
    source: {
      label: 'US iGaming Hub, Google’s rules for social casinos and sweepstakes',
      url: 'https://www.usigaminghub.com/?p=13750',
    },
    checkedOn: '2026-11-22',
    confidence: 'medium',
  },
];

/** A ban that applies to an ad. */
export interface FoundBan extends MarketBan {
  /** Whether it applies to the whole market of the ad, and not just to a part of it. */
  readonly isWholeMarket: boolean;
}

/** Returns the bans that apply to an ad: those of its whole market first, then those of parts of it. */
export function findMarketBans({ product, market, networks }: PresetQuery): readonly FoundBan[] {
  return marketBans
    .filter(
      (ban) =>
        ban.product === product &&
        (ban.networks === null || ban.networks.some((id) => networks.includes(id))),
    )
    .flatMap((ban) => {
      if (isMarketWithin(market, ban.market)) return [{ ...ban, isWholeMarket: true }];
      return isMarketWithin(ban.market, market) ? [{ ...ban, isWholeMarket: false }] : [];
    })
    .toSorted((a, b) => Number(b.isWholeMarket) - Number(a.isWholeMarket));
}
