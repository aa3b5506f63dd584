import type { Database } from '../../storage/tables.ts';
import { prepareQuery } from '../../storage/sqlite/prepare-query.ts';

/** A crop of an uploaded video that has been made. */
export interface MadeCrop {
  readonly assetId: string;
  /** From `nameCrop`. */
  readonly name: string;
  readonly servedSha256: string;
}

/**
 * The crops of uploaded videos that have been made, except that of the upload. They are results that can be made again, and
 * belong to no ad.
 */
export interface CropStore {
  /** Adds a crop, or records that it has been requested again. */
  add(crop: MadeCrop): Promise<void>;
  list(assetId: string): Promise<MadeCrop[]>;
}

/** `now` is the clock in milliseconds. */
export function createCropStore(database: Database, now: () => number): CropStore {
  return {
    async add({ assetId, name, servedSha256 }) {
      const result = { served_sha256: servedSha256, requested_at: new Date(now()).toISOString() };
      await database
        .insertInto('video_crop')
        .values({ asset_id: assetId, name, ...result })
        .onConflict((conflict) => conflict.columns(['asset_id', 'name']).doUpdateSet(result))
        .execute();
    },
    async list(assetId) {
      const rows = await findCrops(database, { assetId });
      return rows.map(({ name, served_sha256: servedSha256 }) => ({ assetId, name, servedSha256 }));
    },
  };
}

const findCrops = prepareQuery((db, { assetId }: { assetId: string }) =>
  db.selectFrom('video_crop').select(['name', 'served_sha256']).where('asset_id', '=', assetId),
);
