import { type NetworkId, networkIds, networks } from '@spinreel/exporters/networks/index';

/** The networks whose files can be downloaded. */
export type ExportNetwork = Exclude<NetworkId, 'preview'>;

/** All of them, in the order of the table of networks. */
export const exportNetworks: readonly ExportNetwork[] = networkIds.filter(
  (id): id is ExportNetwork => networks[id].isExportTarget,
);
