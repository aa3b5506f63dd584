import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { EditHistory } from '../../history/edit-history.ts';

/** A draft as stored on this device. */
export interface DraftCopy {
  adId: string;
  config: AdConfig;
  /** The server version that the draft is based on; null if the ad was never saved on the server. */
  version: number | null;
  /** The config that the server has at `version`, if known. */
  base?: AdConfig | null;
  /** The configs that were sent since the server last answered. The server may have saved any of them. */
  unansweredConfigs?: AdConfig[];
  /** When the ad was deleted on this device, in ISO 8601. A deleted ad can be restored. */
  deletedAt?: string;
}

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
    openDB<DraftDatabase>(name, 3, {
      upgrade(database, oldVersion) {
        if (oldVersion < 1) database.createObjectStore('drafts');
        if (oldVersion < 2) database.createObjectStore('histories');
        // Before version 3 the database also contained the videos.
        const names: DOMStringList = database.objectStoreNames;
        if (names.contains('videos')) (database as unknown as IDBPDatabase).deleteObjectStore('videos');
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
