import {
  complianceElements,
  complianceElementNames,
} from '@spinreel/config-schema/compliance/compliance-elements';
import { productTypeLabels } from '@spinreel/config-schema/compliance/product-types';
import { labelMarket, marketIds, markets } from '@spinreel/config-schema/compliance/markets';
import type { CompliancePreset } from '@spinreel/config-schema/compliance/preset';
import { marketBans, type MarketBan } from '@spinreel/config-schema/compliance/presets/market-bans';
import {
  isPresetOutdated,
  presetLifeDays,
  presets,
} from '@spinreel/config-schema/compliance/presets/presets';
import { notLegalAdvice } from '@spinreel/config-schema/messages/publishing-messages';
import { type CliIo, exitCodes, type ExitCode } from '../command.ts';
import { formatColumns } from '../terminal/format-columns.ts';

/** What `presets --json` prints. Fields are added, but never renamed or removed. */
export interface PresetList {
  /** The names by id. */
  readonly products: Readonly<Record<string, string>>;
  readonly markets: Readonly<Record<string, string>>;
  readonly presets: readonly CompliancePreset[];
  readonly bans: readonly MarketBan[];
}

/** Lists what ads must show, by product type and market. `now` is in milliseconds. */
export function presetsCommand(options: { json?: boolean }, io: CliIo, now = Date.now()): ExitCode {
  if (options.json === true) {
    const list: PresetList = { products: productTypeLabels, markets, presets, bans: marketBans };
    io.print(JSON.stringify(list, null, 2));
    return exitCodes.passed;
  }
  const header = ['PRODUCT', 'MARKET', 'NETWORKS', 'CHECKED ON', 'SHOWS'];
  for (const line of formatColumns([header, ...presets.map((preset) => listCells(preset, now))]))
    io.print(line);
  if (presets.some((preset) => isPresetOutdated(preset, now)))
    io.print(`\nOutdated: checked more than ${presetLifeDays} days ago. Read the source again.`);
  io.print('\nForbidden or restricted:');
  for (const { product, market, networks, kind, reason, source } of marketBans)
    io.print(`  ${product}, ${market}, ${listNetworks(networks)} (${kind}): ${reason} (${source.url})`);
  io.print('\nMarkets:');
  for (const id of marketIds) io.print(`  ${id}: ${labelMarket(id)}`);
  io.print(`\n${notLegalAdvice}`);
  return exitCodes.passed;
}

function listCells(preset: CompliancePreset, now: number): string[] {
  const { product, market, networks, checkedOn, elements } = preset;
  const shown = complianceElements.flatMap((id) => {
    const { severity } = elements[id] ?? {};
    if (severity === undefined) return [];
    return `${complianceElementNames[id]}${severity === 'advice' ? ' (advice)' : ''}`;
  });
  const checked = `${checkedOn}${isPresetOutdated(preset, now) ? ' (outdated)' : ''}`;
  return [product, market, listNetworks(networks), checked, shown.join(', ')];
}

function listNetworks(networks: readonly string[] | null): string {
  return networks === null ? 'all' : networks.join(',');
}
