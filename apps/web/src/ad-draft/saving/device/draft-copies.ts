import type { IDBPDatabase } from 'idb';
import { openDraftDatabase, type DraftDatabase } from './draft-database.ts';
import type { DraftCopy } from './draft-copy.ts';
import type { EditHistory } from '../../history/edit-history.ts';

/** The device's storage for drafts and their undo histories. */
export interface DraftCopies {
  read(adId: string): Promise<DraftCopy | null>;
  /** Lists all drafts of this device, in no particular order. */
  list(): Promise<DraftCopy[]>;
  /** Stores a draft, with its undo history if given. Resolves with false if the device cannot store it. */
  write(copy: DraftCopy, history?: EditHistory): Promise<boolean>;
  readHistory(adId: string): Promise<EditHistory | null>;
}

/**
 * Stores drafts in IndexedDB. If the browser has no IndexedDB or refuses to write (private windows, a full disk),
 * drafts are stored in memory instead, and `write` resolves with false.
 */
export function createDraftCopies(databaseName = 'spinreel'): DraftCopies {
  // Contains only what the device failed to store, so it is newer than the stored data.
  const copiesInMemory = new Map<string, DraftCopy>();
  const historiesInMemory = new Map<string, EditHistory>();
  let database: Promise<IDBPDatabase<DraftDatabase> | null> | undefined;
  const open = async () => await (database ??= openDraftDatabase(databaseName));
  return {
    async read(adId) {
      const stored = await attempt(async () => (await open())?.get('drafts', adId));
      return copiesInMemory.get(adId) ?? stored ?? null;
    },
    async list() {
      const stored = (await attempt(async () => (await open())?.getAll('drafts'))) ?? [];
      const byId = new Map([...stored.map((copy) => [copy.adId, copy] as const), ...copiesInMemory]);
      return [...byId.values()];
    },
    async write(copy, history) {
      copiesInMemory.set(copy.adId, copy);
      if (history !== undefined) historiesInMemory.set(copy.adId, history);
      const isStored = await attempt(async () => {
        const transaction = (await open())?.transaction(['drafts', 'histories'], 'readwrite', {
          durability: 'strict',
        });
        if (transaction === undefined) return false;
        void transaction.objectStore('drafts').put(copy, copy.adId);
        if (history !== undefined) void transaction.objectStore('histories').put(history, copy.adId);
        await transaction.done;
        return true;
      });
      if (isStored) forget(copy, history);
      return isStored ?? false;
    },
    async readHistory(adId) {
      const stored = await attempt(async () => (await open())?.get('histories', adId));
      return historiesInMemory.get(adId) ?? stored ?? null;
    },
  };

  /** Removes a stored draft from memory, unless a newer one has been written since. */
  function forget(copy: DraftCopy, history: EditHistory | undefined): void {
    if (copiesInMemory.get(copy.adId) === copy) copiesInMemory.delete(copy.adId);
    if (historiesInMemory.get(copy.adId) === history) historiesInMemory.delete(copy.adId);
  }
}

/** Resolves with the result, or with undefined if the browser's storage fails. The editor works without storage. */
async function attempt<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch {
    // The caller handles all reasons alike: nothing is stored.
    return undefined;
  }
}
