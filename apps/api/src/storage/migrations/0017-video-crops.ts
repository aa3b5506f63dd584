import { isDeepStrictEqual } from 'node:util';
import { parseAssetId } from '@spinreel/config-schema/options/asset-handles';
import { nameCrop } from '@spinreel/config-schema/ad/video/crop-name';
import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import type { VideoAsset } from '@spinreel/config-schema/ad/assets';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { completeCrop } from '@spinreel/config-schema/ad/video/complete-crop';

/**
 * Replaces the crop per ad by the crops of a video, which belong to no ad. Ads that were saved without crop settings get those
 * of their crop, also in their earlier versions, so that they are exported as before.
 */
export const videoCrops: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('video_crop')
      .addColumn('asset_id', 'text', (column) => column.notNull().references('asset.id').onDelete('cascade'))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('served_sha256', 'text', (column) => column.notNull())
      .addColumn('requested_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('video_crop_key', ['asset_id', 'name'])
      .execute();
    const earlier = db as Kysely<EarlierTables>;
    const cuts = await earlier.selectFrom('ad_cut').selectAll().orderBy('made_at').execute();
    for (const {
      ad_id: adId,
      asset_id: assetId,
      served_sha256: sha256,
      cut: json,
      made_at: madeAt,
    } of cuts) {
      const cut = JSON.parse(json) as Partial<VideoAsset>;
      const crop = { asset_id: assetId, name: nameCrop(cut), served_sha256: sha256, requested_at: madeAt };
      await earlier
        .insertInto('video_crop')
        .values(crop)
        .onConflict((conflict) => conflict.columns(['asset_id', 'name']).doUpdateSet(crop))
        .execute();
      await completeAd(earlier, { adId, assetId, cut });
    }
    await db.schema.dropTable('ad_cut').execute();
  },
};

/** Writes the crop into the ad and its stored versions, where they use the video without crop settings. */
async function completeAd(
  db: Kysely<EarlierTables>,
  { adId, ...crop }: { adId: string; assetId: string; cut: Partial<VideoAsset> },
): Promise<void> {
  const ad = await db.selectFrom('ad').select('doc').where('id', '=', adId).executeTakeFirst();
  const completeDoc = ad && completeConfig(ad.doc, crop);
  if (completeDoc) await db.updateTable('ad').set({ doc: completeDoc }).where('id', '=', adId).execute();
  const versions = await db
    .selectFrom('ad_revision')
    .select(['version', 'doc'])
    .where('ad_id', '=', adId)
    .execute();
  for (const { version, doc: before } of versions) {
    const doc = completeConfig(before, crop);
    if (doc === null) continue;
    await db
      .updateTable('ad_revision')
      .set({ doc })
      .where('ad_id', '=', adId)
      .where('version', '=', version)
      .execute();
  }
}

/** Returns the JSON of a config with the crop; null if it does not use the video, or has all crop settings already. */
function completeConfig(
  json: string,
  { assetId, cut }: { assetId: string; cut: Partial<VideoAsset> },
): string | null {
  const config = JSON.parse(json) as AdConfig;
  const video = config.assets?.gameplayVideo;
  if (!video || parseAssetId(video.filePath) !== assetId) return null;
  const gameplayVideo = completeCrop(video, cut);
  if (isDeepStrictEqual(gameplayVideo, video)) return null;
  return JSON.stringify({ ...config, assets: { ...config.assets, gameplayVideo } } satisfies AdConfig);
}

/** The tables that the migration reads or writes, as they are while it runs. */
interface EarlierTables {
  ad: { id: string; doc: string };
  ad_revision: { ad_id: string; version: number; doc: string };
  ad_cut: { ad_id: string; asset_id: string; served_sha256: string; cut: string; made_at: string };
  video_crop: { asset_id: string; name: string; served_sha256: string; requested_at: string };
}
