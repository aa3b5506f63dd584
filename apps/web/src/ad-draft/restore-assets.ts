import type { StoredAd, StoredAsset } from '@spinreel/api-contract/stored-ad';
import type { AdConfig } from '@spinreel/config-schema/ad-config';
import { assetIdOf, assetUrl } from '@spinreel/config-schema/asset-handles';
import { assetSlots } from '@spinreel/config-schema/asset-slots';
import type { Assets, ImageAsset } from '@spinreel/config-schema/assets';
import { isPlainImageSlot } from './upload-slots.ts';
import { noVideo } from './new-ad-config.ts';

/**
 * A config with what the wizard needs to show its uploads again: addresses, names and measures, from what the server
 * knows of the files. Places whose file the server does not know keep what the config says.
 */
export function restoreAssets(config: AdConfig, known: StoredAd['assets']): AdConfig {
  const assets: Assets = { ...config.assets };
  for (const slot of (Object.keys(assetSlots) as (keyof typeof assetSlots)[]).filter(isPlainImageSlot)) {
    const image = assets[slot];
    if (image) assets[slot] = restored(image, known);
  }
  if (assets.backgroundMusic) assets.backgroundMusic = restored(assets.backgroundMusic, known);
  if (assets.background?.customImage) {
    assets.background = { ...assets.background, customImage: restored(assets.background.customImage, known) };
  }
  const video = assets.gameplayVideo;
  if (video?.filePath) {
    const facts = known[assetIdOf(video.filePath) ?? ''];
    assets.gameplayVideo = { ...restored(video, known), ...(facts === undefined ? {} : measures(facts)) };
  } else {
    assets.gameplayVideo = { ...noVideo, ...video };
  }
  return { ...config, assets };
}

function restored<Asset extends ImageAsset>(asset: Asset, known: StoredAd['assets']): Asset {
  const id = assetIdOf(asset.filePath) ?? '';
  const facts = known[id];
  return {
    ...asset,
    fileSystemPath: facts?.fileSystemPath ?? asset.filePath,
    uploadedPath: facts?.filePath ?? assetUrl(id),
    processedUrl: facts?.optimizedUrl ?? asset.processedUrl ?? assetUrl(id),
    originalName: asset.originalName ?? facts?.originalName ?? null,
  };
}

function measures(facts: StoredAsset) {
  return {
    width: facts.width,
    height: facts.height,
    duration: facts.duration,
    frameRate: facts.frameRate,
  };
}
