import {
  complianceElements,
  complianceElementNames,
} from '@spinreel/config-schema/compliance/compliance-elements';
import { markets } from '@spinreel/config-schema/compliance/markets';
import type { CompliancePreset } from '@spinreel/config-schema/compliance/preset';
import { marketBans, type MarketBan } from '@spinreel/config-schema/compliance/presets/market-bans';
import { presets } from '@spinreel/config-schema/compliance/presets/presets';
import { productTypeLabels } from '@spinreel/config-schema/compliance/product-types';
import { notLegalAdvice } from '@spinreel/config-schema/messages/publishing-messages';
import type { CliIo } from '../cli-io.ts';
import { exitCodes, type ExitCode } from '../exit-codes.ts';
import { formatColumns } from '../terminal/format-columns.ts';

/** What `presets --json` prints. Fields are added, but never renamed or removed. */
export interface PresetList {
  /** The names by id. */
  readonly products: Readonly<Record<string, string>>;
  readonly markets: Readonly<Record<string, string>>;
  readonly presets: readonly CompliancePreset[];
  readonly bans: readonly MarketBan[];
}

/** Lists what ads must show, by product type and market. */
export function presetsCommand(options: { json?: boolean }, io: CliIo): ExitCode {
  if (options.json === true) {
    const list: PresetList = { products: productTypeLabels, markets, presets, bans: marketBans };
    io.print(JSON.stringify(list, null, 2));
    return exitCodes.passed;
  }
  const header = ['PRODUCT', 'MARKET', 'NETWORKS', 'CHECKED ON', 'MUST SHOW'];
  for (const line of formatColumns([header, ...presets.map(listCells)])) io.print(line);
  io.print('\nForbidden or restricted:');
  for (const { product, market, networks, kind, reason, source } of marketBans)
    io.print(`  ${product}, ${market}, ${listNetworks(networks)} (${kind}): ${reason} (${source.url})`);
  io.print('\nMarkets:');
  for (const [id, label] of Object.entries(markets)) io.print(`  ${id}: ${label}`);
  io.print(`\n${notLegalAdvice}`);
  return exitCodes.passed;
}

function listCells({ product, market, networks, checkedOn, elements }: CompliancePreset): string[] {
  const names = complianceElements.filter((id) => id in elements).map((id) => complianceElementNames[id]);
  return [product, market, listNetworks(networks), checkedOn, names.join(', ')];
}

function listNetworks(networks: readonly string[] | null): string {
  return networks === null ? 'all' : networks.join(',');
}
