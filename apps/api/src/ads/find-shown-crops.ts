import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { nameCrop } from '@spinreel/config-schema/ad/video/crop-name';
import { parseAssetId } from '@spinreel/config-schema/options/asset-handles';
import { listVideos } from '@spinreel/variants/resolve/list-videos';
import type { Asset } from '../uploads/assets/asset-store.ts';
import { completeCrop } from '@spinreel/config-schema/ad/video/complete-crop';
import type { CropStore } from '../uploads/crop/crop-store.ts';
import { listOwnCrop } from '../uploads/crop/make-crop.ts';

/** A video as an ad or one of its variants crops it. */
export interface ShownCrop {
  readonly assetId: string;
  readonly name: string;
}

/** Lists the crops that an ad, its variants and its languages show: that of the base first. `assets` are its files. */
export function listShownCrops(
  config: AdConfig,
  assets: readonly Pick<Asset, 'id' | 'facts'>[],
): ShownCrop[] {
  return listVideos(config).flatMap((video) => {
    const asset = assets.find(({ id }) => id === parseAssetId(video.filePath));
    return asset === undefined
      ? []
      : [{ assetId: asset.id, name: nameCrop(completeCrop(video, asset.facts.cut)) }];
  });
}

/** Returns the names of the crops that an ad shows and that have been made, by asset id. */
export async function findShownCrops(
  crops: CropStore,
  { config, assets }: { config: AdConfig; assets: readonly Asset[] },
): Promise<Map<string, string[]>> {
  const shown = listShownCrops(config, assets);
  const videos = assets.filter(({ id }) => shown.some(({ assetId }) => assetId === id));
  const made = await Promise.all(
    videos.map(async (asset): Promise<[string, string[]]> => {
      const known = [...listOwnCrop(asset), ...(await crops.list(asset.id))].map(({ name }) => name);
      const names = shown.filter(({ assetId }) => assetId === asset.id).map(({ name }) => name);
      return [asset.id, [...new Set(names)].filter((name) => known.includes(name))];
    }),
  );
  return new Map(made);
}
