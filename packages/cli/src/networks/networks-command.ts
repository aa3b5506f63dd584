import { describeSizeLimit } from '@spinreel/exporters/size/describe-size-limit';
import type { Measurement, Network, Source, SourceTopic, StoreUrlRule } from '@spinreel/exporters/network';
import { adNetworks } from '@spinreel/exporters/networks/index';
import {
  unsupportedNetworks,
  type UnsupportedNetwork,
} from '@spinreel/exporters/networks/unsupported-networks';
import { type CliIo, exitCodes, type ExitCode } from '../command.ts';
import { loadConfig } from '../config/load-config.ts';
import { formatColumns } from '../terminal/format-columns.ts';

/** What `networks --json` prints. Fields are added, but never renamed or removed. */
export interface NetworkList {
  readonly networks: readonly NetworkSummary[];
  readonly unsupported: readonly UnsupportedNetwork[];
}

/** The facts about one network in `networks --json`. Sizes are in bytes; null stands for "none". */
export interface NetworkSummary extends Pick<
  Network,
  'id' | 'label' | 'specStatus' | 'orientation' | 'storeUrl' | 'uploads' | 'validator'
> {
  readonly file: 'html' | 'zip';
  readonly limits: Pick<Network['limits'], 'maxBytes' | 'adviceBytes' | 'counts' | 'maxFiles'>;
  readonly measurement: Measurement | null;
  readonly sources: Readonly<Record<SourceTopic, Source | null>>;
}

/** Lists the networks that ads are exported for, with those of the configuration. */
export async function networksCommand(
  options: { json?: boolean; config?: string | undefined },
  io: CliIo,
): Promise<ExitCode> {
  const config = await loadConfig(options.config, io.folder);
  const networks: readonly Network[] = [...Object.values(adNetworks), ...config.networks];
  if (options.json === true) {
    const list: NetworkList = { networks: networks.map(summarizeNetwork), unsupported: unsupportedNetworks };
    io.print(JSON.stringify(list, null, 2));
    return exitCodes.passed;
  }
  const header = ['ID', 'NETWORK', 'FILE', 'SIZE LIMIT', 'ORIENTATION', 'STORE URL', 'RULES'];
  for (const line of formatColumns([header, ...networks.map(listCells)])) io.print(line);
  io.print('\nNot supported:');
  for (const { id, label, reason } of unsupportedNetworks) io.print(`  ${id} (${label}): ${reason}`);
  return exitCodes.passed;
}

const storeUrlTexts = {
  required: 'required',
  campaign: 'from campaign',
  forbidden: 'from campaign',
} as const satisfies Record<StoreUrlRule, string>;

function listCells(network: Network): string[] {
  const { id, label, container, orientation, storeUrl, specStatus } = network;
  return [
    id,
    label,
    container.extension,
    describeSizeLimit(network),
    orientation,
    storeUrlTexts[storeUrl],
    specStatus,
  ];
}

function summarizeNetwork(network: Network): NetworkSummary {
  const { id, label, specStatus, container, orientation, storeUrl, uploads, validator } = network;
  const { measurement, sources } = network;
  const { maxBytes, adviceBytes, counts, maxFiles } = network.limits;
  return {
    id,
    label,
    specStatus,
    file: container.extension,
    limits: { maxBytes, adviceBytes, counts, maxFiles },
    orientation,
    storeUrl,
    uploads,
    validator,
    measurement,
    sources,
  };
}
