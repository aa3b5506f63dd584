import type { ProductType } from '../product-types.ts';
import { type MarketId, isMarketWithin } from '../markets.ts';
import type { CompliancePreset } from '../preset.ts';
import { generalPresets } from './general-presets.ts';
import { marketPresets } from './market-presets.ts';
import { networkPresets } from './network-presets.ts';
import { usPresets } from './us-presets.ts';

/** All presets. They are a starting point and no legal advice. */
export const presets: readonly CompliancePreset[] = [
  ...networkPresets,
  ...marketPresets,
  ...usPresets,
  ...generalPresets,
];

/** What an ad advertises, where, and on which networks. */
export interface PresetQuery {
  readonly product: ProductType;
  readonly market: MarketId;
  /** The ids of the networks; empty if none is chosen yet. */
  readonly networks: readonly string[];
}

/**
 * Returns the presets that apply to an ad, the most specific one first: those of the market before those of larger
 * markets, and those of its networks before those of all networks.
 */
export function listPresets({ product, market, networks }: PresetQuery): readonly CompliancePreset[] {
  const applies = (preset: CompliancePreset) =>
    preset.product === product &&
    isMarketWithin(market, preset.market) &&
    (preset.networks === null || preset.networks.some((id) => networks.includes(id)));
  return presets.filter(applies).toSorted((a, b) => rateSpecificity(b) - rateSpecificity(a));
}

/**
 * Returns the presets that an ad must meet together: the law of its market, and the policy of each of its networks. If there
 * is neither, the preset for all markets and networks. Empty if nothing is known.
 */
export function findRequirements(query: PresetQuery): readonly CompliancePreset[] {
  const fitting = listPresets(query);
  const law = fitting.find(({ market, networks }) => market !== 'worldwide' && networks === null);
  const policies = query.networks.map((id) => fitting.find(({ networks }) => networks?.includes(id)));
  const found = [law, ...policies].filter((preset) => preset !== undefined);
  return found.length > 0 ? [...new Set(found)] : fitting.slice(0, 1);
}

/** Returns the preset with an id, or null if there is none (any more). */
export function findPresetById(id: string): CompliancePreset | null {
  return presets.find((preset) => preset.id === id) ?? null;
}

function rateSpecificity({ market, networks }: CompliancePreset): number {
  return (market === 'worldwide' ? 0 : 2) + (networks === null ? 0 : 1);
}

/** After this many days, the source of a preset should be read again. */
export const presetLifeDays = 180;

/** Whether a preset was checked so long ago that it may be out of date. `now` is in milliseconds. */
export function isPresetOutdated({ checkedOn }: Pick<CompliancePreset, 'checkedOn'>, now: number): boolean {
  return now - Date.parse(checkedOn) > presetLifeDays * 24 * 60 * 60 * 1000;
}
