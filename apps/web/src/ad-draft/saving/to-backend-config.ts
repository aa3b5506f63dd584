import { createSelector } from '@reduxjs/toolkit';
import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import type { Assets, ImageAsset } from '@spinreel/config-schema/ad/assets';
import { defaults } from '@spinreel/config-schema/ad/defaults';
import { removeNulls, toDocument, type AdDocument } from '@spinreel/config-schema/ad/document/ad-document';
import { isStoreUrl } from '@spinreel/config-schema/rules/store-urls/store-url';
import type { AdDraftState } from '../ad-draft-slice.ts';
import { findAsset, type CatalogueState } from '../catalogue/catalogue-slice.ts';
import { getShownUrl, measureVideo } from '../catalogue/select-asset.ts';
import { noVideo } from '../create-ad-document.ts';
import type { DraftRoot } from '../draft-root.ts';

/** Returns the document of an ad from the server as a draft: with the settings of a video that is not uploaded yet. */
export function toDraftDocument(config: AdConfig): AdDocument {
  const document = toDocument(config);
  const { assets } = document;
  return { ...document, assets: { ...assets, gameplayVideo: { ...noVideo, ...assets?.gameplayVideo } } };
}

/**
 * Returns the draft's document as the server stores it. Settings of empty slots are left out, and each store URL is
 * included only if it is valid. The draft itself keeps incomplete values.
 */
export function toSavedDocument(draft: AdDocument): AdDocument {
  const { cta, outro, storeUrls } = draft;
  return {
    ...completeDocument(draft),
    ...(cta && { cta: { ...cta, storeUrl: toSendableStoreUrl(cta.storeUrl) } }),
    ...(outro && { outro: { ...outro, storeUrl: toSendableStoreUrl(outro.storeUrl) } }),
    ...(storeUrls && {
      storeUrls: {
        ios: toSendableStoreUrl(storeUrls.ios),
        android: toSendableStoreUrl(storeUrls.android),
      },
    }),
  };
}

/** Returns the document without the settings of empty slots, and with the defaults that the server stores. */
export function completeDocument(document: AdDocument): AdDocument {
  const { gameplayVideo, backgroundMusic, ...images } = document.assets ?? {};
  const withFile = Object.entries(images).filter(
    ([slot, image]) => slot === 'background' || (image && 'filePath' in image && image.filePath),
  );
  return removeNulls({
    ...document,
    name: document.name?.trim() || defaults.name,
    pausePointCount: document.pausePointCount ?? defaults.pausePointCount,
    assets: {
      ...Object.fromEntries(withFile),
      ...(gameplayVideo?.filePath && { gameplayVideo: { ...noVideo, ...gameplayVideo } }),
      ...(backgroundMusic?.filePath && {
        backgroundMusic: { ...backgroundMusic, volume: backgroundMusic.volume ?? defaults.musicVolume },
      }),
    },
  });
}

/**
 * Returns the draft as the API expects it: the document as the server stores it, with the ad's ID and dates, and the
 * names, previews and measurements of its files.
 */
export function toBackendConfig(
  { adId, document, createdAt, updatedAt }: Omit<AdDraftState, 'status' | 'history'>,
  catalogue: CatalogueState,
): AdConfig {
  const saved = toSavedDocument(document);
  const video = findAsset(catalogue, saved.assets?.gameplayVideo?.filePath);
  const config = measureVideo(saved, video);
  return {
    ...config,
    ...(adId !== null && { id: adId }),
    ...(createdAt !== null && { createdAt }),
    ...(updatedAt !== null && { updatedAt }),
    assets: nameFiles(config.assets ?? {}, catalogue),
  };
}

/** Returns the open draft as the API expects it. */
export const selectBackendConfig: (root: DraftRoot) => AdConfig = createSelector(
  [
    ({ adDraft }: DraftRoot) => adDraft.adId,
    ({ adDraft }: DraftRoot) => adDraft.document,
    ({ adDraft }: DraftRoot) => adDraft.createdAt,
    ({ adDraft }: DraftRoot) => adDraft.updatedAt,
    ({ catalogue }: DraftRoot) => catalogue,
  ],
  (adId, document, createdAt, updatedAt, catalogue) =>
    toBackendConfig({ adId, document, createdAt, updatedAt }, catalogue),
);

function toSendableStoreUrl(typed: string | undefined): string {
  return typed !== undefined && isStoreUrl(typed) ? typed : '';
}

function nameFiles({ background, ...files }: Assets, catalogue: CatalogueState): Assets {
  const name = <Asset extends ImageAsset>(asset: Asset): Asset => ({
    ...asset,
    preview: getShownUrl(catalogue, asset.filePath),
    originalName: findAsset(catalogue, asset.filePath)?.originalName ?? null,
  });
  const named = Object.entries(files).map(([slot, asset]) => [slot, asset && name(asset)]);
  const { customImage } = background ?? {};
  return {
    ...(Object.fromEntries(named) as Assets),
    ...(background && {
      background: { ...background, ...(customImage && { customImage: name(customImage) }) },
    }),
  };
}
