import type { StoreCallSighting } from '@spinreel/preflight/store-call-sighting';
import type { CheckReport } from '../check-report.ts';
import { labelNetwork } from '../wording/label-network.ts';

/** Which files open the store on which networks. */
export interface StoreCallTable {
  /** The networks of all files, in their order. */
  readonly networks: readonly { readonly id: string; readonly label: string }[];
  readonly rows: readonly {
    readonly fileName: string;
    /** One for each network. Null if the file was not checked for it, or its pages open no store. */
    readonly cells: readonly (StoreCallSighting | null)[];
  }[];
}

/** Lists the store calls of all files of a report. Null if no verdict says anything about them. */
export function listStoreCalls({ files }: Pick<CheckReport, 'files'>): StoreCallTable | null {
  const ids = new Set<string>();
  for (const { verdicts } of files) {
    for (const { network, storeCall } of verdicts) if (storeCall) ids.add(network);
  }
  if (ids.size === 0) return null;
  return {
    networks: [...ids].map((id) => ({ id, label: labelNetwork(id) })),
    rows: files.map(({ fileName, verdicts }) => ({
      fileName,
      cells: [...ids].map((id) => verdicts.find(({ network }) => network === id)?.storeCall ?? null),
    })),
  };
}

/** What the state of a store call means. */
export const storeCallTexts: Readonly<Record<StoreCallSighting['state'], string>> = {
  seen: 'a tap opened the store while the file was played',
  unseen: 'the call is in the code, but no tap made it while the file was played',
  found: 'the call is in the code; play the file to see whether a tap makes it',
  missing: 'the file does not open the store',
  unknown: 'the code could not be read; play the file to see whether it opens the store',
};
