import type { ExportResult } from '@spinreel/api-contract/exports';
import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import type { Network } from '@spinreel/exporters/network';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useExportAdMutation } from '../../api-client/exports-api.ts';
import { createExportQueue, type QueuedExport } from './export-queue.ts';

/** One network's export. */
export type ExportState =
  | { readonly status: 'idle' }
  | Exclude<QueuedExport, { status: 'ready' }>
  /** `isOutdated`: the ad has changed since the file was made. */
  | { readonly status: 'ready'; readonly result: ExportResult; readonly isOutdated: boolean };

/** The exports of an ad. */
export interface Exports {
  getState(network: Network): ExportState;
  /** Resolves with the finished file, or with null if there is none. */
  start(network: Network): Promise<ExportResult | null>;
  cancel(networks: readonly Network[]): void;
  clear(network: Network): void;
}

/** Exports an ad for its chosen networks. Cancels what is under way when the page is left or a network is removed. */
export function useExports(options: {
  adId: string;
  config: AdConfig;
  networks: readonly Network[];
}): Exports {
  const { adId, config, networks } = options;
  const [queue] = useState(createExportQueue);
  const states = useSyncExternalStore(queue.subscribe, queue.getStates);
  const [exportAd] = useExportAdMutation();
  // The choice of networks is not part of a file.
  const ad = JSON.stringify({ ...config, networks: undefined, updatedAt: undefined });
  const chosenIds = networks.map(({ id }) => id).join(' ');
  useEffect(() => {
    const chosen = new Set(chosenIds.split(' '));
    queue.cancel(Object.keys(queue.getStates()).filter((id) => !chosen.has(id)));
  }, [chosenIds, queue]);
  useEffect(() => () => queue.cancel(Object.keys(queue.getStates())), [queue]);
  return {
    getState({ id }) {
      const state = states[id];
      if (state === undefined) return { status: 'idle' };
      return state.status === 'ready'
        ? { status: 'ready', result: state.result, isOutdated: state.ad !== ad }
        : state;
    },
    start: ({ id, failure }) =>
      queue.run({
        network: id,
        ad,
        send: (progressId) => exportAd({ adId, network: id, config, progressId }),
        failureText: failure.fallback,
      }),
    cancel: (canceled) => queue.cancel(canceled.map(({ id }) => id)),
    clear: ({ id }) => queue.clear(id),
  };
}

/** Whether an export is queued or running. */
export function isUnderWay({ status }: ExportState): boolean {
  return status === 'queued' || status === 'exporting';
}

/** Whether a network has a file of the ad as it is now. */
export function isUpToDate(state: ExportState): boolean {
  return state.status === 'ready' && !state.isOutdated;
}
