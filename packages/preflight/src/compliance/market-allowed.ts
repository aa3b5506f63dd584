import { markets } from '@spinreel/config-schema/compliance/markets';
import { findMarketBans, type FoundBan } from '@spinreel/config-schema/compliance/presets/market-bans';
import type { PresetQuery } from '@spinreel/config-schema/compliance/presets/presets';
import { productTypeLabels } from '@spinreel/config-schema/compliance/product-types';
import type { ComplianceFinding } from '../publishing-report.ts';

/** Judges whether the product type may be advertised in the market at all. Returns one finding for each known ban. */
export function judgeMarket(query: PresetQuery): ComplianceFinding[] {
  const { product, market } = query;
  const label = productTypeLabels[product];
  const bans = findMarketBans(query);
  if (bans.length > 0) return bans.map((ban) => describeBan(ban, label));
  return [
    {
      ...commonParts,
      severity: 'error',
      passed: true,
      message: `No rule is known that forbids ads for this product type in this market: ${label}, ${markets[market]}.`,
      source: null,
      checkedOn: null,
      confidence: null,
    },
  ];
}

const commonParts = {
  ruleId: 'market-allowed',
  occurrences: [],
  occurrenceCount: 0,
  uploadError: null,
  fix: 'Choose another market, or ask a lawyer.',
  limit: null,
  element: null,
  places: [],
  field: 'compliance.market',
} as const satisfies Partial<ComplianceFinding>;

function describeBan(ban: FoundBan, label: string): ComplianceFinding {
  const isBlocking = ban.kind === 'forbidden' && ban.isWholeMarket;
  const where = markets[ban.market];
  const message =
    ban.kind === 'forbidden'
      ? `Ads for this product type are forbidden in ${where}: ${label}. ${ban.reason}`
      : `There are conditions for this product type: ${label}. ${ban.reason}`;
  return {
    ...commonParts,
    severity: isBlocking ? 'error' : 'advice',
    passed: false,
    message,
    fix: ban.isWholeMarket ? commonParts.fix : `Do not show the ad in ${where}.`,
    source: ban.source.url,
    checkedOn: ban.checkedOn,
    confidence: ban.confidence,
  };
}
