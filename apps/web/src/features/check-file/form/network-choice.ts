import { storageKeys } from '@spinreel/config-schema/site/client-storage';
import type { Network } from '@spinreel/exporters/network';
import { useMemo } from 'react';
import { createStoredText, parseStoredJson } from '../../../lib/create-stored-text.ts';
import { allNetworks } from '../../../lib/networks/network-texts.ts';

const stored = createStoredText(storageKeys.checkNetworks);

/** The networks for which files are checked, as stored on this device. Null if the file decides. */
export function useNetworkChoice(): readonly Network[] | null {
  const text = stored.useText();
  return useMemo(() => parseChoice(text), [text]);
}

/** Stores the networks for which files are checked. With null, the file decides. */
export function storeNetworkChoice(ids: readonly string[] | null): void {
  stored.store(ids === null ? null : JSON.stringify(ids));
}

/** Lists the networks that accept the type of a file, by the end of its name. All networks if it is unclear. */
export function listFittingNetworks(fileName: string): readonly Network[] {
  const type = findFileType(fileName);
  if (type === null) return allNetworks;
  return allNetworks.filter(({ container, otherContainers }) =>
    [container, ...otherContainers].some(({ extension }) => extension === type),
  );
}

/** Finds the type of a file by the end of its name; null if it is unclear. */
export function findFileType(fileName: string): 'html' | 'zip' | null {
  const extension = /\.(zip|html?)$/i.exec(fileName)?.[1]?.toLowerCase();
  if (extension === undefined) return null;
  return extension === 'zip' ? 'zip' : 'html';
}

/** Returns null for a text that is not a list. Ignores networks that the product does not have. */
function parseChoice(text: string | null): readonly Network[] | null {
  const ids = parseStoredJson(text);
  return Array.isArray(ids) ? allNetworks.filter(({ id }) => ids.includes(id)) : null;
}
