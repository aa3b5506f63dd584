import type { AdConfig } from '@spinreel/config-schema/ad-config';
import type { IDBPDatabase } from 'idb';
import { openDraftDatabase, type DraftDatabase } from './draft-database.ts';
import type { EditHistory } from './edit-history.ts';

/** A draft as this device keeps it. */
export interface DraftCopy {
  adId: string;
  config: AdConfig;
  /** The server's version from which it goes on; null when the ad was never saved there. */
  version: number | null;
  /** The config that the server has at `version`, where that is known. */
  base?: AdConfig | null;
  /** The `updatedAt` of what was sent to the server last. */
  sentUpdatedAts: string[];
  /** ISO 8601: when the ad was deleted on this device; it can be brought back. */
  deletedAt?: string;
}

/** The device's own storage of drafts, and of what can be undone in them. */
export interface DraftCopies {
  read(adId: string): Promise<DraftCopy | null>;
  /** All drafts of this device, in no order. */
  list(): Promise<DraftCopy[]>;
  /** Keeps a draft, and with it what can be undone where that is given. False when this device keeps nothing. */
  write(copy: DraftCopy, history?: EditHistory): Promise<boolean>;
  readHistory(adId: string): Promise<EditHistory | null>;
}

/**
 * Keeps drafts in IndexedDB. Where the browser has none or refuses (private windows, a full disk), everything is kept in
 * memory instead, and `write` says so.
 */
export function createDraftCopies(databaseName = 'spinreel'): DraftCopies {
  const copiesInMemory = new Map<string, DraftCopy>();
  const historiesInMemory = new Map<string, EditHistory>();
  let database: Promise<IDBPDatabase<DraftDatabase> | null> | undefined;
  const open = async () => await (database ??= openDraftDatabase(databaseName));
  return {
    async read(adId) {
      const stored = await attempt(async () => (await open())?.get('drafts', adId));
      return newest(stored, copiesInMemory.get(adId));
    },
    async list() {
      const stored = (await attempt(async () => (await open())?.getAll('drafts'))) ?? [];
      const byId = new Map([...copiesInMemory, ...stored.map((copy) => [copy.adId, copy] as const)]);
      return [...byId.values()];
    },
    async write(copy, history) {
      copiesInMemory.set(copy.adId, copy);
      if (history !== undefined) historiesInMemory.set(copy.adId, history);
      const isKept = await attempt(async () => {
        const transaction = (await open())?.transaction(['drafts', 'histories'], 'readwrite', {
          durability: 'strict',
        });
        if (transaction === undefined) return false;
        void transaction.objectStore('drafts').put(copy, copy.adId);
        if (history !== undefined) void transaction.objectStore('histories').put(history, copy.adId);
        await transaction.done;
        return true;
      });
      return isKept ?? false;
    },
    async readHistory(adId) {
      const stored = await attempt(async () => (await open())?.get('histories', adId));
      return stored ?? historiesInMemory.get(adId) ?? null;
    },
  };
}

/** Another page of this browser may have stored more than this one remembers; a full disk, less. */
function newest(stored: DraftCopy | undefined, remembered: DraftCopy | undefined): DraftCopy | null {
  if (stored === undefined || remembered === undefined) return stored ?? remembered ?? null;
  return (stored.config.updatedAt ?? '') >= (remembered.config.updatedAt ?? '') ? stored : remembered;
}

/** The result, or undefined where the browser's storage refuses: the editor works without it. */
async function attempt<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch {
    // Every reason means the same to the caller: nothing is stored here.
    return undefined;
  }
}
