import type { UploadedFontFacts, VideoCut } from '@spinreel/api-contract/uploads';
import type { ImageSlot } from '@spinreel/config-schema/options/asset-slots';
import { type MediaKind, mediaKinds } from '@spinreel/config-schema/options/formats';
import type { Database } from '../../storage/database.ts';
import { prepareQuery } from '../../storage/sqlite/prepare-query.ts';
import type { AdCutRow, AssetRow } from '../../storage/tables.ts';
import { isOneOf } from './asset-kind.ts';

/** The measured properties of an upload; null if they do not apply to its kind. */
export interface AssetFacts {
  readonly widthPx: number | null;
  readonly heightPx: number | null;
  readonly durationSeconds: number | null;
  readonly frameRate: number | null;
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
  /** Changes the crop of a video in an ad. Without `adId`, changes the crop for all ads that have none of their own. */
  replaceCut(change: {
    id: string;
    adId: string | undefined;
    servedSha256: string;
    facts: AssetFacts & { readonly cut: VideoCut };
  }): Promise<void>;
  /** Copies the crops of one ad's videos to another ad. */
  copyCuts(from: { adId: string; toAdId: string }): Promise<void>;
  /**
   * Finds an asset. `servedName` selects the crop whose served file has a SHA-256 that starts with it. If none matches, the
   * asset has the crop of the upload.
   */
  find(id: string, options?: { servedName: string | undefined }): Promise<Asset | null>;
  /** Finds assets, with the crops of the ad `adId`. */
  findAll(ids: readonly string[], options?: { adId: string }): Promise<Asset[]>;
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
    async replaceCut({ id, adId, servedSha256, facts }) {
      if (adId === undefined) {
        await database
          .updateTable('asset')
          .set({ served_sha256: servedSha256, facts: JSON.stringify(facts) })
          .where('id', '=', id)
          .execute();
        return;
      }
      const shown = {
        served_sha256: servedSha256,
        cut: JSON.stringify(facts.cut),
        made_at: new Date(now()).toISOString(),
      };
      await database
        .insertInto('ad_cut')
        .values({ ad_id: adId, asset_id: id, ...shown })
        .onConflict((conflict) => conflict.columns(['ad_id', 'asset_id']).doUpdateSet(shown))
        .execute();
    },
    async copyCuts({ adId, toAdId }) {
      await database
        .insertInto('ad_cut')
        .columns(['ad_id', 'asset_id', 'served_sha256', 'cut', 'made_at'])
        .expression((query) =>
          query
            .selectFrom('ad_cut')
            .select(({ cast, val }) => cast<string>(val(toAdId), 'text').as('ad_id'))
            .select(['asset_id', 'served_sha256', 'cut', 'made_at'])
            .where('ad_id', '=', adId),
        )
        .onConflict((conflict) => conflict.columns(['ad_id', 'asset_id']).doNothing())
        .execute();
    },
    async find(id, { servedName } = { servedName: undefined }) {
      const row = await database.selectFrom('asset').selectAll().where('id', '=', id).executeTakeFirst();
      if (row === undefined) return null;
      if (servedName === undefined || row.served_sha256.startsWith(servedName)) return toAsset(row);
      const cuts = await database.selectFrom('ad_cut').selectAll().where('asset_id', '=', id).execute();
      return toAsset(
        row,
        cuts.find(({ served_sha256: sha256 }) => sha256.startsWith(servedName)),
      );
    },
    async findAll(ids, options) {
      if (ids.length === 0) return [];
      const rows = await findAssets(ids.length)(database, ids);
      // Only videos have crops, so the query is often unnecessary.
      const cuts = options === undefined || !rows.some(isCropped) ? [] : await findCuts(database, options);
      return rows.map((row) =>
        toAsset(
          row,
          cuts.find((cut) => cut.asset_id === row.id),
        ),
      );
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
      return rows.map((row) => toAsset(row));
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

const findCuts = prepareQuery((db, { adId }: { adId: string }) =>
  db.selectFrom('ad_cut').selectAll().where('ad_id', '=', adId),
);

function isCropped(row: AssetRow): boolean {
  return isOneOf(mediaKinds.video, row.media_kind as MediaKind);
}

function toAsset(row: AssetRow, cut?: AdCutRow): Asset {
  const facts = JSON.parse(row.facts) as AssetFacts;
  return {
    id: row.id,
    sessionId: row.session_id,
    mediaKind: row.media_kind as MediaKind,
    originalName: row.original_name,
    originalSha256: row.original_sha256,
    sizeBytes: row.size_bytes,
    servedSha256: cut?.served_sha256 ?? row.served_sha256,
    servedMimeType: row.served_mime_type,
    facts: cut === undefined ? facts : { ...facts, cut: JSON.parse(cut.cut) as VideoCut },
  };
}
