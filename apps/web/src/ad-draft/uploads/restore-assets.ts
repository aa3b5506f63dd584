import type { StoredAd, StoredAsset } from '@spinreel/api-contract/schemas/stored-ad';
import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { parseAssetId, getAssetUrl } from '@spinreel/config-schema/options/asset-handles';
import { assetSlots } from '@spinreel/config-schema/options/asset-slots';
import type { Assets, ImageAsset } from '@spinreel/config-schema/ad/assets';
import { isPlainImageSlot } from './slots/upload-slots.ts';
import { noVideo } from '../create-ad-config.ts';

/**
 * Adds URLs, names and dimensions of uploaded files to a config, so that the wizard can show them. They come from the
 * server. Slots whose file the server does not know stay unchanged.
 */
export function restoreAssets(config: AdConfig, known: StoredAd['assets']): AdConfig {
  const assets: Assets = { ...config.assets };
  for (const slot of (Object.keys(assetSlots) as (keyof typeof assetSlots)[]).filter(isPlainImageSlot)) {
    const image = assets[slot];
    if (image) assets[slot] = restoreAsset(image, known);
  }
  if (assets.backgroundMusic) assets.backgroundMusic = restoreAsset(assets.backgroundMusic, known);
  if (assets.background?.customImage) {
    assets.background = {
      ...assets.background,
      customImage: restoreAsset(assets.background.customImage, known),
    };
  }
  const video = assets.gameplayVideo;
  if (video?.filePath) {
    const facts = known[parseAssetId(video.filePath) ?? ''];
    assets.gameplayVideo = {
      ...restoreAsset(video, known),
      ...(facts === undefined ? {} : pickMeasures(facts)),
    };
  } else {
    assets.gameplayVideo = { ...noVideo, ...video };
  }
  return { ...config, assets };
}

function restoreAsset<Asset extends ImageAsset>(asset: Asset, known: StoredAd['assets']): Asset {
  const id = parseAssetId(asset.filePath) ?? '';
  const facts = known[id];
  return {
    ...asset,
    fileSystemPath: facts?.fileSystemPath ?? asset.filePath,
    uploadedPath: facts?.filePath ?? getAssetUrl(id),
    processedUrl: facts?.optimizedUrl ?? asset.processedUrl ?? getAssetUrl(id),
    originalName: asset.originalName ?? facts?.originalName ?? null,
  };
}

function pickMeasures(facts: StoredAsset) {
  return {
    width: facts.width,
    height: facts.height,
    duration: facts.duration,
    frameRate: facts.frameRate,
  };
}
