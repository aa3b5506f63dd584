import type { AdConfig } from '@spinreel/config-schema/ad-config';
import type { Assets, Background, ImageAsset, MusicAsset, VideoAsset } from '@spinreel/config-schema/assets';
import { defaults } from '@spinreel/config-schema/defaults';
import { isStoreUrl } from '@spinreel/config-schema/store-url';

/**
 * The draft as it is saved, previewed and exported: assets reduced to what the server reads, places without a file left
 * out, and a store address only once it can be one. What is typed but not yet valid stays in the draft.
 */
export function backendConfig(draft: AdConfig): AdConfig {
  const config: AdConfig = {
    ...draft,
    name: draft.name?.trim() || defaults.name,
    pausePointCount: draft.pausePointCount ?? defaults.pausePointCount,
    assets: backendAssets(draft.assets ?? {}),
  };
  if (draft.cta) config.cta = { ...draft.cta, storeUrl: sendableStoreUrl(draft.cta.storeUrl) };
  if (draft.outro) config.outro = { ...draft.outro, storeUrl: sendableStoreUrl(draft.outro.storeUrl) };
  return config;
}

function sendableStoreUrl(typed: string | undefined): string {
  return typed !== undefined && isStoreUrl(typed) ? typed : '';
}

function backendAssets(assets: Assets): Assets {
  const { gameplayVideo, backgroundMusic, background, ...images } = assets;
  const sent: Assets = {};
  for (const [slot, image] of Object.entries(images) as [
    keyof typeof images,
    ImageAsset | null | undefined,
  ][]) {
    if (image?.filePath) sent[slot] = backendImage(image);
  }
  if (gameplayVideo?.filePath) sent.gameplayVideo = backendVideo(gameplayVideo);
  if (backgroundMusic?.filePath) sent.backgroundMusic = backendMusic(backgroundMusic);
  if (background) sent.background = backendBackground(background);
  return sent;
}

function backendImage(asset: ImageAsset): ImageAsset {
  return {
    filePath: asset.fileSystemPath ?? asset.uploadedPath ?? asset.filePath,
    preview: asset.processedUrl ?? asset.uploadedPath ?? null,
    originalName: asset.originalName ?? null,
  };
}

function backendVideo(video: VideoAsset): VideoAsset {
  return {
    ...backendImage(video),
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

function backendMusic(music: MusicAsset): MusicAsset {
  return {
    ...backendImage(music),
    volume: music.volume ?? defaults.musicVolume,
    sampleId: music.sampleId ?? null,
  };
}

function backendBackground(background: Background): Background {
  const { customImage, ...rest } = background;
  return { ...rest, ...(customImage?.filePath ? { customImage: backendImage(customImage) } : {}) };
}
