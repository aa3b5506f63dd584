import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { listShownCrops } from '../ads/find-shown-crops.ts';
import type { Database } from '../storage/tables.ts';
import type { AssetFacts } from '../uploads/assets/asset-store.ts';

/**
 * Removes the crops that nobody has requested since a time, in ISO 8601, and that no version of an ad shows. They can be made
 * again.
 */
export async function removeUnusedCrops(database: Database, since: string): Promise<void> {
  const videos = await database
    .selectFrom('video_crop')
    .innerJoin('asset', 'asset.id', 'video_crop.asset_id')
    .select(['asset.id', 'asset.facts'])
    .where('requested_at', '<=', since)
    .distinct()
    .execute();
  for (const { id, facts } of videos) {
    const asset = { id, facts: JSON.parse(facts) as AssetFacts };
    const docs = await selectDocs(database, id).execute();
    const shown = docs.flatMap(({ doc }) => listShownCrops(JSON.parse(doc) as AdConfig, [asset]));
    const unused = database.deleteFrom('video_crop').where('asset_id', '=', id);
    const names = [...new Set(shown.map(({ name }) => name))];
    await unused
      .where('requested_at', '<=', since)
      .$if(names.length > 0, (query) => query.where('name', 'not in', names))
      .execute();
  }
}

/** Selects all stored versions of the ads that use an asset. */
function selectDocs(database: Database, assetId: string) {
  const ads = database.selectFrom('ad_asset').select('ad_id').where('asset_id', '=', assetId);
  return database
    .selectFrom('ad')
    .select('doc')
    .where('id', 'in', ads)
    .unionAll(database.selectFrom('ad_revision').select('doc').where('ad_id', 'in', ads));
}
