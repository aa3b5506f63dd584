import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import type {
  Assets,
  Background,
  ImageAsset,
  MusicAsset,
  VideoAsset,
} from '@spinreel/config-schema/ad/assets';
import { defaults } from '@spinreel/config-schema/ad/defaults';
import { isStoreUrl } from '@spinreel/config-schema/rules/store-urls/store-url';

/**
 * Returns the draft as it is saved, previewed and exported. Assets contain only what the server reads, empty slots are
 * left out, and each store URL is included only when it is valid. The draft itself keeps incomplete values.
 */
export function toBackendConfig(draft: AdConfig): AdConfig {
  const config: AdConfig = {
    ...draft,
    name: draft.name?.trim() || defaults.name,
    pausePointCount: draft.pausePointCount ?? defaults.pausePointCount,
    assets: toBackendAssets(draft.assets ?? {}),
  };
  if (draft.cta) config.cta = { ...draft.cta, storeUrl: toSendableStoreUrl(draft.cta.storeUrl) };
  if (draft.outro) config.outro = { ...draft.outro, storeUrl: toSendableStoreUrl(draft.outro.storeUrl) };
  if (draft.storeUrls) {
    const { ios, android } = draft.storeUrls;
    config.storeUrls = { ios: toSendableStoreUrl(ios), android: toSendableStoreUrl(android) };
  }
  return config;
}

function toSendableStoreUrl(typed: string | undefined): string {
  return typed !== undefined && isStoreUrl(typed) ? typed : '';
}

function toBackendAssets(assets: Assets): Assets {
  const { gameplayVideo, backgroundMusic, background, ...images } = assets;
  const sent: Assets = {};
  for (const [slot, image] of Object.entries(images) as [
    keyof typeof images,
    ImageAsset | null | undefined,
  ][]) {
    if (image?.filePath) sent[slot] = toBackendImage(image);
  }
  if (gameplayVideo?.filePath) sent.gameplayVideo = toBackendVideo(gameplayVideo);
  if (backgroundMusic?.filePath) sent.backgroundMusic = toBackendMusic(backgroundMusic);
  if (background) sent.background = toBackendBackground(background);
  return sent;
}

function toBackendImage(asset: ImageAsset): ImageAsset {
  return {
    filePath: asset.fileSystemPath ?? asset.uploadedPath ?? asset.filePath,
    preview: asset.processedUrl ?? asset.uploadedPath ?? null,
    originalName: asset.originalName ?? null,
  };
}

function toBackendVideo(video: VideoAsset): VideoAsset {
  return {
    ...toBackendImage(video),
    width: video.width ?? null,
    height: video.height ?? null,
    duration: video.duration ?? null,
    frameRate: video.frameRate ?? null,
    splitScreen: video.splitScreen ?? defaults.splitScreen,
    zoom: video.zoom ?? defaults.zoom,
    zoomX: video.zoomX ?? defaults.zoomX,
    zoomY: video.zoomY ?? defaults.zoomY,
    trim: video.trim ?? null,
  };
}

function toBackendMusic(music: MusicAsset): MusicAsset {
  return {
    ...toBackendImage(music),
    volume: music.volume ?? defaults.musicVolume,
    sampleId: music.sampleId ?? null,
  };
}

function toBackendBackground(background: Background): Background {
  const { customImage, ...rest } = background;
  return { ...rest, ...(customImage?.filePath ? { customImage: toBackendImage(customImage) } : {}) };
}
