import { createSelector } from '@reduxjs/toolkit';
import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import type { AdDocument } from '@spinreel/config-schema/ad/document/ad-document';
import type { Assets, ImageAsset } from '@spinreel/config-schema/ad/assets';
import type { AdDraftState } from '../ad-draft-slice.ts';
import { findAsset, getCroppedUrl, getShownUrl, type CatalogueState } from '../catalogue/catalogue.ts';
import { measureVideo } from '../document/measure-video.ts';
import { toSavedDocument } from '../document/draft-document.ts';
import type { DraftRoot } from '../draft-root.ts';

/**
 * Returns a document as the API expects it: as the server stores it, with the ad's ID and dates, and the names, previews
 * and measurements of its files.
 */
export function toBackendConfig(
  {
    adId,
    document,
    createdAt,
    updatedAt,
  }: Pick<AdDraftState, 'adId' | 'document' | 'createdAt' | 'updatedAt'>,
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

/** Returns the variant that the wizard shows as the API expects it: as an ad without variants. */
export const selectBackendConfig = createConfigSelector(({ adDraft }) => adDraft.document);

/** Returns the whole ad with its variants as the API expects it. */
export const selectBackendAd = createConfigSelector(({ adDraft }) => adDraft.ad);

function createConfigSelector(
  selectDocument: (root: DraftRoot) => AdDocument,
): (root: DraftRoot) => AdConfig {
  return createSelector(
    [
      ({ adDraft }: DraftRoot) => adDraft.adId,
      selectDocument,
      ({ adDraft }: DraftRoot) => adDraft.createdAt,
      ({ adDraft }: DraftRoot) => adDraft.updatedAt,
      ({ catalogue }: DraftRoot) => catalogue,
    ],
    (adId, document, createdAt, updatedAt, catalogue) =>
      toBackendConfig({ adId, document, createdAt, updatedAt }, catalogue),
  );
}

function nameFiles({ background, ...files }: Assets, catalogue: CatalogueState): Assets {
  const name = <Asset extends ImageAsset>(asset: Asset): Asset => ({
    ...asset,
    preview: getShownUrl(catalogue, asset.filePath),
    originalName: findAsset(catalogue, asset.filePath)?.originalName ?? null,
  });
  const { gameplayVideo: video } = files;
  const named = Object.entries(files).map(([slot, asset]) => [slot, asset && name(asset)]);
  const { customImage } = background ?? {};
  return {
    ...(Object.fromEntries(named) as Assets),
    ...(video && { gameplayVideo: { ...name(video), preview: getCroppedUrl(catalogue, video) } }),
    ...(background && {
      background: { ...background, ...(customImage && { customImage: name(customImage) }) },
    }),
  };
}
