import { markets } from '@spinreel/config-schema/compliance/markets';
import { findMarketBans, type FoundBan } from '@spinreel/config-schema/compliance/presets/market-bans';
import type { PresetQuery } from '@spinreel/config-schema/compliance/presets/presets';
import { productTypeLabels } from '@spinreel/config-schema/compliance/product-types';
import type { Network } from '@spinreel/exporters/network';
import { networks as allNetworks } from '@spinreel/exporters/networks/index';
import type { ComplianceFinding } from '../publishing-report.ts';

/**
 * Judges whether the law of the market and the policies of the ad's networks allow the product type at all. Returns one
 * finding for each known ban.
 */
export function judgeMarket(query: PresetQuery): ComplianceFinding[] {
  const { product, market, networks } = query;
  const bans = findMarketBans(query);
  if (bans.length > 0) return bans.map((ban) => describeBan(ban, networks));
  return [
    {
      ...commonParts,
      severity: 'error',
      passed: true,
      message: `No known ban: ${productTypeLabels[product]}, ${markets[market]}.`,
      fix: lawFix,
      source: null,
      checkedOn: null,
      confidence: null,
    },
  ];
}

const lawFix = 'Choose another market, or ask a lawyer.';

const commonParts = {
  ruleId: 'market-allowed',
  occurrences: [],
  occurrenceCount: 0,
  uploadError: null,
  limit: null,
  element: null,
  places: [],
  field: 'compliance.market',
} as const satisfies Partial<ComplianceFinding>;

function describeBan(ban: FoundBan, networkIds: readonly string[]): ComplianceFinding {
  return {
    ...commonParts,
    severity: rateBan(ban),
    passed: false,
    ...(ban.networks === null ? describeLaw(ban) : describePolicy(ban, networkIds)),
    source: ban.source.url,
    checkedOn: ban.checkedOn,
    confidence: ban.confidence,
  };
}

function rateBan({ kind, isWholeMarket }: FoundBan): ComplianceFinding['severity'] {
  if (kind === 'restricted') return 'advice';
  return isWholeMarket ? 'error' : 'warning';
}

type Wording = Pick<ComplianceFinding, 'message' | 'fix'>;

function describeLaw({ product, market, kind, isWholeMarket, reason }: FoundBan): Wording {
  const verdict = kind === 'forbidden' ? 'are not allowed' : 'are allowed only under conditions';
  return {
    message: `${productTypeLabels[product]} ads ${verdict} in ${markets[market]}. ${reason}`,
    fix: isWholeMarket ? lawFix : keepOut(market),
  };
}

function describePolicy(ban: FoundBan, networkIds: readonly string[]): Wording {
  const { product, market, networks, kind, isWholeMarket, reason } = ban;
  const banning = networkIds.filter((id) => networks?.includes(id));
  const names = new Intl.ListFormat('en-GB').format(banning.map(labelNetwork));
  const ads = `${productTypeLabels[product].toLowerCase()} ads`;
  const isOne = banning.length === 1;
  if (kind === 'restricted')
    return {
      message: `${names} ${isOne ? 'accepts' : 'accept'} ${ads} only under conditions. ${reason}`,
      fix: `Meet the conditions, or remove ${names}.`,
    };
  return {
    message: `${names} ${isOne ? 'does' : 'do'} not accept ${ads} in ${markets[market]}.`,
    fix: isWholeMarket ? `Remove ${names}, or choose another market.` : keepOut(market),
  };
}

function keepOut(market: FoundBan['market']): string {
  return `Do not show the ad in ${markets[market]}.`;
}

function labelNetwork(id: string): string {
  const known: Readonly<Record<string, Network>> = allNetworks;
  return known[id]?.label ?? id;
}
