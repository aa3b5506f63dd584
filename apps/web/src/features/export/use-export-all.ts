import type { Network } from '@spinreel/exporters/network';
import { useState } from 'react';
import { isUnderWay, isUpToDate, type Exports } from './use-exports.ts';

/** The export of an ad for all of its networks in one go. */
export interface ExportAll {
  /** The networks of the last export. */
  readonly batch: readonly Network[];
  readonly isRunning: boolean;
  /** The networks that have a file of the ad as it is now. */
  readonly made: readonly Network[];
  /** Exports the files that are missing. If none is missing, exports all of them again. */
  start(): void;
  cancel(): void;
}

/** Exports all files of an ad. `onMade` is called with each finished network's id. */
export function useExportAll(options: {
  networks: readonly Network[];
  exports: Exports;
  onMade: (id: string) => void;
}): ExportAll {
  const { networks, exports, onMade } = options;
  const [batchIds, setBatchIds] = useState<ReadonlySet<string>>(new Set());
  const batch = networks.filter(({ id }) => batchIds.has(id));
  const made = networks.filter((network) => isUpToDate(exports.getState(network)));
  const exportOne = async (network: Network) => {
    if ((await exports.start(network)) !== null) onMade(network.id);
  };
  return {
    batch,
    isRunning: batch.some((network) => isUnderWay(exports.getState(network))),
    made,
    start() {
      const missing = networks.filter((network) => !made.includes(network));
      const wanted = missing.length > 0 ? missing : networks;
      setBatchIds(new Set(wanted.map(({ id }) => id)));
      for (const network of wanted) void exportOne(network);
    },
    cancel: () => exports.cancel(batch),
  };
}
