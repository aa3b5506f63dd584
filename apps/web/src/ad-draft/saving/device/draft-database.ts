import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction } from 'idb';
import type { EditHistory } from '../../history/edit-history.ts';
import type { DraftCopy } from './draft-copy.ts';
import { migrateDraftCopy, migrateHistory } from './migrate-copies.ts';

/** The tables of this device's database, by ad ID. */
export interface DraftDatabase extends DBSchema {
  drafts: { key: string; value: DraftCopy };
  histories: { key: string; value: EditHistory };
}

/** Opens this device's database; creates or upgrades it if necessary. Resolves with null if the browser refuses. */
export function openDraftDatabase(name: string): Promise<IDBPDatabase<DraftDatabase> | null> {
  const { promise, resolve } = Promise.withResolvers<IDBPDatabase<DraftDatabase> | null>();
  const refuse = () => resolve(null);
  try {
    openDB<DraftDatabase>(name, 4, {
      async upgrade(database, oldVersion, _newVersion, transaction) {
        if (oldVersion < 1) database.createObjectStore('drafts');
        if (oldVersion < 2) database.createObjectStore('histories');
        // Before version 3 the database also contained the videos.
        const names: DOMStringList = database.objectStoreNames;
        if (names.contains('videos')) (database as unknown as IDBPDatabase).deleteObjectStore('videos');
        // Before version 4 the drafts were configs, with facts about their files.
        if (oldVersion < 4) await migrateRows(transaction);
      },
      // A page of an earlier release is still open. Storage is disabled here instead of waiting for that page to close.
      blocked: refuse,
      blocking(_current, _blocked, event) {
        (event.target as IDBDatabase).close();
      },
    }).then(resolve, refuse);
  } catch {
    // Without IndexedDB, the call throws synchronously.
    refuse();
  }
  return promise;
}

async function migrateRows(
  transaction: IDBPTransaction<DraftDatabase, ('drafts' | 'histories')[], 'versionchange'>,
): Promise<void> {
  const [drafts, histories] = [transaction.objectStore('drafts'), transaction.objectStore('histories')];
  for (let row = await drafts.openCursor(); row !== null; row = await row.continue()) {
    const history = await histories.get(row.key);
    await row.update(migrateDraftCopy(row.value, history));
    if (history !== undefined) await histories.put(migrateHistory(history), row.key);
  }
}
