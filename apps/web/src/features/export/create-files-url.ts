import { readArchive } from '@spinreel/api-contract/archives';
import type { Network } from '@spinreel/exporters/network';
import type { Exports } from './state/use-exports.ts';

/** Adds the ids of the networks' finished files to the path of the archive or the report. */
export function createFilesUrl(path: string, networks: readonly Network[], exports: Exports): string {
  const ids = networks.flatMap((network) => {
    const state = exports.getState(network);
    return state.status === 'ready' ? [state.result.id] : [];
  });
  return `${path}?${readArchive.filesParameter}=${ids.join(',')}`;
}
