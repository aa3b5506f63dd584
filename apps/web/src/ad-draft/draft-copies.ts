import type { AdConfig } from '@spinreel/config-schema/ad-config';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

/** A draft as this device keeps it. */
export interface DraftCopy {
  adId: string;
  config: AdConfig;
  /** The server's version from which it goes on; null when the ad was never saved there. */
  version: number | null;
  /** The `updatedAt` of what was sent to the server last. */
  sentUpdatedAts: string[];
}

/** The device's own storage of drafts and of the videos behind them. */
export interface DraftCopies {
  read(adId: string): Promise<DraftCopy | null>;
  /** False when this device keeps nothing. */
  write(copy: DraftCopy): Promise<boolean>;
  readVideo(adId: string): Promise<File | null>;
  writeVideo(adId: string, file: File | null): Promise<void>;
}

interface Schema extends DBSchema {
  drafts: { key: string; value: DraftCopy };
  videos: { key: string; value: File };
}

/**
 * Keeps drafts in IndexedDB. Where the browser has none or refuses (private windows, a full disk), everything is kept in
 * memory instead, and `write` says so.
 */
export function createDraftCopies(databaseName = 'spinreel'): DraftCopies {
  const copiesInMemory = new Map<string, DraftCopy>();
  const videosInMemory = new Map<string, File>();
  let database: Promise<IDBPDatabase<Schema> | null> | undefined;
  const open = () => (database ??= openDatabase(databaseName));
  return {
    async read(adId) {
      const stored = await attempt(async () => (await open())?.get('drafts', adId));
      return copiesInMemory.get(adId) ?? stored ?? null;
    },
    async write(copy) {
      copiesInMemory.set(copy.adId, copy);
      return (await attempt(async () => (await open())?.put('drafts', copy, copy.adId))) !== undefined;
    },
    async readVideo(adId) {
      return (
        videosInMemory.get(adId) ?? (await attempt(async () => (await open())?.get('videos', adId))) ?? null
      );
    },
    async writeVideo(adId, file) {
      if (file === null) {
        videosInMemory.delete(adId);
        await attempt(async () => (await open())?.delete('videos', adId));
        return;
      }
      videosInMemory.set(adId, file);
      await attempt(async () => (await open())?.put('videos', file, adId));
    },
  };
}

async function openDatabase(name: string): Promise<IDBPDatabase<Schema> | null> {
  const opened = await attempt(() =>
    openDB<Schema>(name, 1, {
      upgrade(fresh) {
        fresh.createObjectStore('drafts');
        fresh.createObjectStore('videos');
      },
    }),
  );
  return opened ?? null;
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
