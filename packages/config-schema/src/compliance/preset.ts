import type { PlacementScreen } from '../options/options.ts';
import type { AdLanguage } from '../languages/ad-languages.ts';
import type { ComplianceElementId } from './compliance-elements.ts';
import type { MarketId } from './markets.ts';
import type { ProductType } from './product-types.ts';

/** What one law or policy requires of an ad for one product type and market. Not legal advice. */
export interface CompliancePreset {
  readonly id: string;
  readonly label: string;
  readonly product: ProductType;
  readonly market: MarketId;
  /** The ids of the networks whose policy it is; null if it applies to all. */
  readonly networks: readonly string[] | null;
  readonly elements: { readonly [Id in ComplianceElementId]?: PresetElement };
  readonly source: { readonly label: string; readonly url: string };
  /** The day on which the source was read, as `2026-11-22`. */
  readonly checkedOn: string;
  /** How sure the source is: the policy owner's page, several sources, or one secondary source. */
  readonly confidence: 'high' | 'medium' | 'low';
  readonly notes: string | null;
}

/** One required element. */
export interface PresetElement {
  readonly texts: Readonly<{ en: string } & Partial<Record<AdLanguage, string>>>;
  readonly screens: readonly PlacementScreen[];
  /** Whether an ad without it is refused, or only advised to have it. */
  readonly severity: 'blocking' | 'advice';
  /** Whether the law prescribes the wording, so that no other text counts. */
  readonly isExact?: boolean;
}
