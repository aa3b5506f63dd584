import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { DraftCopy } from './draft-copies.ts';
import type { EditHistory } from './edit-history.ts';

/** What this device stores, each by the ad's id. */
export interface DraftDatabase extends DBSchema {
  drafts: { key: string; value: DraftCopy };
  histories: { key: string; value: EditHistory };
}

/** Opens the device's storage, made or brought up to date where needed; null where the browser refuses. */
export function openDraftDatabase(name: string): Promise<IDBPDatabase<DraftDatabase> | null> {
  const { promise, resolve } = Promise.withResolvers<IDBPDatabase<DraftDatabase> | null>();
  const refuse = () => resolve(null);
  try {
    openDB<DraftDatabase>(name, 3, {
      upgrade(database, oldVersion) {
        if (oldVersion < 1) database.createObjectStore('drafts');
        if (oldVersion < 2) database.createObjectStore('histories');
        // Until version 3 the device kept the videos too.
        const names: DOMStringList = database.objectStoreNames;
        if (names.contains('videos')) (database as unknown as IDBPDatabase).deleteObjectStore('videos');
      },
      // A page of an earlier release is still open: this one goes on without storage rather than wait for it.
      blocked: refuse,
      blocking(_current, _blocked, event) {
        (event.target as IDBDatabase).close();
      },
    }).then(resolve, refuse);
  } catch {
    // Without IndexedDB the call itself throws.
    refuse();
  }
  return promise;
}
