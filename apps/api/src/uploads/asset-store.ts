import type { VideoCut } from '@spinreel/api-contract/video-cut';
import type { MediaKind } from '@spinreel/config-schema/formats';
import type { Database } from '../storage/database.ts';
import type { AssetRow } from '../storage/tables.ts';

/** What measuring an upload told; null where it has no such thing. */
export interface AssetFacts {
  readonly widthPx: number | null;
  readonly heightPx: number | null;
  readonly durationSeconds: number | null;
  readonly frameRate: number | null;
  readonly cut: VideoCut | null;
}

/** An uploaded file: the untouched original, and the bytes that browsers are shown. */
export interface Asset {
  readonly id: string;
  /** The session that uploaded it. */
  readonly sessionId: string;
  readonly mediaKind: MediaKind;
  readonly originalName: string;
  readonly originalSha256: string;
  readonly sizeBytes: number;
  readonly servedSha256: string;
  readonly servedMimeType: string;
  readonly facts: AssetFacts;
}

/** The uploads that the database knows. Handles of clients are looked up here and nowhere else. */
export interface AssetStore {
  add(asset: Asset): Promise<void>;
  /** Shows browsers other bytes of the asset from now on: it was cut anew. */
  replaceCut(id: string, change: { servedSha256: string; facts: AssetFacts }): Promise<void>;
  find(id: string): Promise<Asset | null>;
  findAll(ids: readonly string[]): Promise<Asset[]>;
  /** The session's uploads whose content is one of these, newest first. */
  findSame(options: { sessionId: string; sha256s: readonly string[] }): Promise<Asset[]>;
}

/** `now` is the clock in milliseconds. */
export function createAssetStore(database: Database, now: () => number): AssetStore {
  return {
    async add(asset) {
      await database
        .insertInto('asset')
        .values({
          id: asset.id,
          session_id: asset.sessionId,
          media_kind: asset.mediaKind,
          original_name: asset.originalName,
          original_sha256: asset.originalSha256,
          size_bytes: asset.sizeBytes,
          served_sha256: asset.servedSha256,
          served_mime_type: asset.servedMimeType,
          facts: JSON.stringify(asset.facts),
          created_at: new Date(now()).toISOString(),
        })
        .execute();
    },
    async replaceCut(id, { servedSha256, facts }) {
      await database
        .updateTable('asset')
        .set({ served_sha256: servedSha256, facts: JSON.stringify(facts) })
        .where('id', '=', id)
        .execute();
    },
    async find(id) {
      const row = await database.selectFrom('asset').selectAll().where('id', '=', id).executeTakeFirst();
      return row === undefined ? null : assetOf(row);
    },
    async findAll(ids) {
      if (ids.length === 0) return [];
      const rows = await database.selectFrom('asset').selectAll().where('id', 'in', ids).execute();
      return rows.map(assetOf);
    },
    async findSame({ sessionId, sha256s }) {
      const rows = await database
        .selectFrom('asset')
        .selectAll()
        .where('session_id', '=', sessionId)
        .where('original_sha256', 'in', sha256s)
        .orderBy('created_at', 'desc')
        .execute();
      return rows.map(assetOf);
    },
  };
}

function assetOf(row: AssetRow): Asset {
  return {
    id: row.id,
    sessionId: row.session_id,
    mediaKind: row.media_kind as MediaKind,
    originalName: row.original_name,
    originalSha256: row.original_sha256,
    sizeBytes: row.size_bytes,
    servedSha256: row.served_sha256,
    servedMimeType: row.served_mime_type,
    facts: JSON.parse(row.facts) as AssetFacts,
  };
}
