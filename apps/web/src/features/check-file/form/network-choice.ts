import { storageKeys } from '@spinreel/config-schema/site/client-storage';
import type { Network } from '@spinreel/exporters/network';
import { useMemo, useSyncExternalStore } from 'react';
import { createStoredSignal } from '../../../lib/create-stored-signal.ts';
import { allNetworks } from '../../../lib/networks/network-texts.ts';

const signal = createStoredSignal();

/** The networks for which files are checked, as stored on this device. Null if the file decides. */
export function useNetworkChoice(): readonly Network[] | null {
  const text = useSyncExternalStore(signal.subscribe, readText);
  return useMemo(() => parseChoice(text), [text]);
}

/** Stores the networks for which files are checked. With null, the file decides. */
export function storeNetworkChoice(ids: readonly string[] | null): void {
  try {
    if (ids === null) localStorage.removeItem(storageKeys.checkNetworks);
    else localStorage.setItem(storageKeys.checkNetworks, JSON.stringify(ids));
  } catch {
    // The browser has no storage. The page shows the unchanged choice.
  }
  signal.notify();
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

function readText(): string | null {
  try {
    return localStorage.getItem(storageKeys.checkNetworks);
  } catch {
    return null;
  }
}

/** Returns null for a text that is not a list. Ignores networks that the product does not have. */
function parseChoice(text: string | null): readonly Network[] | null {
  const ids = text === null ? null : parseJson(text);
  return Array.isArray(ids) ? allNetworks.filter(({ id }) => ids.includes(id)) : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
