import type { BlobStore } from '../../storage/blobs/blob-store.ts';
import type { UploadedFontFacts, VideoCut } from '@spinreel/api-contract/uploads';
import type { ImageSlot } from '@spinreel/config-schema/options/asset-slots';
import type { MediaKind } from '@spinreel/config-schema/options/formats';
import type { Database, AssetRow } from '../../storage/tables.ts';
import { prepareQuery } from '../../storage/sqlite/prepare-query.ts';
import type { ReceivedFile } from '../ingest/received-file.ts';

/** The measured properties of an upload; null if they do not apply to its kind. */
export interface AssetFacts {
  readonly widthPx: number | null;
  readonly heightPx: number | null;
  readonly durationSeconds: number | null;
  readonly frameRate: number | null;
  /** The crop of the upload's served version. */
  readonly cut: VideoCut | null;
  /** The slots that show only the first frame of an animated image. Missing if there are none. */
  readonly stillSlots?: ImageSlot[];
  /** Set for fonts. */
  readonly font?: UploadedFontFacts;
}

/** An uploaded file: the unchanged original, and the version that is served to browsers. */
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

/** The uploads in the database. All asset handles that clients send are looked up here. */
export interface AssetStore {
  add(asset: Asset): Promise<void>;
  find(id: string): Promise<Asset | null>;
  findAll(ids: readonly string[]): Promise<Asset[]>;
  /** Returns which of the ids are fonts of brand presets, which everyone with access may use. */
  findShared(ids: readonly string[]): Promise<string[]>;
  /** Finds the session's uploads whose originals have one of the digests, newest first. */
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
    async find(id) {
      const row = await database.selectFrom('asset').selectAll().where('id', '=', id).executeTakeFirst();
      return row === undefined ? null : toAsset(row);
    },
    async findAll(ids) {
      if (ids.length === 0) return [];
      return (await findAssets(ids.length)(database, ids)).map(toAsset);
    },
    async findShared(ids) {
      const rows = await database
        .selectFrom('brand_preset')
        .select('font_asset_id')
        .where('font_asset_id', 'in', ids)
        .execute();
      return rows.flatMap(({ font_asset_id: id }) => id ?? []);
    },
    async findSame({ sessionId, sha256s }) {
      const rows = await database
        .selectFrom('asset')
        .selectAll()
        .where('session_id', '=', sessionId)
        .where('original_sha256', 'in', sha256s)
        .orderBy('created_at', 'desc')
        .execute();
      return rows.map(toAsset);
    },
  };
}

type FindAssets = (db: Database, ids: readonly string[]) => Promise<readonly AssetRow[]>;

const findAssetsByCount = new Map<number, FindAssets>();

/** Returns the query for this number of assets. An ad has few slots, so there are few queries. */
function findAssets(count: number): FindAssets {
  const known = findAssetsByCount.get(count);
  if (known !== undefined) return known;
  const find: FindAssets = prepareQuery((db, ids: readonly string[]) =>
    db
      .selectFrom('asset')
      .selectAll()
      .where(
        'id',
        'in',
        Array.from({ length: count }, (_, place) => ids[place] ?? ''),
      ),
  );
  findAssetsByCount.set(count, find);
  return find;
}

function toAsset(row: AssetRow): Asset {
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

/** The version of an upload that is served to browsers. */
export interface ServedBytes {
  readonly bytes: Uint8Array;
  readonly mimeType: string;
}

/**
 * Stores an upload, whose original is a blob already, as an asset of the session. The row is inserted last, so the blobs of
 * every asset in the database exist. If `served.bytes` is null, browsers get the original, as `served.mimeType`.
 */
export async function storeAsset(
  context: { readonly blobs: BlobStore; readonly assets: AssetStore; readonly newId: () => string },
  options: {
    file: Omit<ReceivedFile, 'path' | 'fields'>;
    mediaKind: MediaKind;
    sessionId: string;
    facts: Partial<AssetFacts>;
    served: ServedBytes | { readonly bytes: null; readonly mimeType: string };
  },
): Promise<Asset> {
  const { file, mediaKind, sessionId, served } = options;
  const { blobs, assets, newId } = context;
  const asset: Asset = {
    id: newId(),
    sessionId,
    mediaKind,
    originalName: file.name,
    originalSha256: file.sha256,
    sizeBytes: file.sizeBytes,
    servedSha256: served.bytes === null ? file.sha256 : await blobs.storeBytes(served.bytes),
    servedMimeType: served.mimeType,
    facts: { ...noFacts, ...options.facts },
  };
  await assets.add(asset);
  return asset;
}

const noFacts: AssetFacts = {
  widthPx: null,
  heightPx: null,
  durationSeconds: null,
  frameRate: null,
  cut: null,
};
