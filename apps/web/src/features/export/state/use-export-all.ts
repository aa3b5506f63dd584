import type { Network } from '@spinreel/exporters/network';
import { useState } from 'react';
import { isUnderWay, isUpToDate } from './export-state.ts';
import type { Exports } from './use-exports.ts';

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

/** Exports all files of an ad. */
export function useExportAll(networks: readonly Network[], exports: Exports): ExportAll {
  const [batchIds, setBatchIds] = useState<ReadonlySet<string> | null>(null);
  // A page that was opened again continues with what was exported before.
  const batch = batchIds === null ? exports.lastBatch : networks.filter(({ id }) => batchIds.has(id));
  const made = networks.filter((network) => isUpToDate(exports.getState(network)));
  return {
    batch,
    isRunning: batch.some((network) => isUnderWay(exports.getState(network))),
    made,
    start() {
      const missing = networks.filter((network) => !made.includes(network));
      const wanted = missing.length > 0 ? missing : networks;
      setBatchIds(new Set(wanted.map(({ id }) => id)));
      exports.start(wanted);
    },
    cancel: () => exports.cancel(batch),
  };
}
