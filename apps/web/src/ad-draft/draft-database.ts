import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { DraftCopy } from './draft-copies.ts';
import type { EditHistory } from './edit-history.ts';

/** What this device stores, each by the ad's id. */
export interface DraftDatabase extends DBSchema {
  drafts: { key: string; value: DraftCopy };
  videos: { key: string; value: File };
  histories: { key: string; value: EditHistory };
}

/** Opens the device's storage, made or brought up to date where needed; null where the browser refuses. */
export function openDraftDatabase(name: string): Promise<IDBPDatabase<DraftDatabase> | null> {
  const { promise, resolve } = Promise.withResolvers<IDBPDatabase<DraftDatabase> | null>();
  const refuse = () => resolve(null);
  try {
    openDB<DraftDatabase>(name, 2, {
      upgrade(database, oldVersion) {
        if (oldVersion < 1) {
          database.createObjectStore('drafts');
          database.createObjectStore('videos');
        }
        database.createObjectStore('histories');
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
