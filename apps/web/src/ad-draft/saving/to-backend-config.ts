import { createSelector } from '@reduxjs/toolkit';
import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import type { Assets, ImageAsset } from '@spinreel/config-schema/ad/assets';
import type { AdDraftState } from '../ad-draft-slice.ts';
import { findAsset, getShownUrl, type CatalogueState } from '../catalogue/catalogue.ts';
import { measureVideo } from '../document/measure-video.ts';
import { toSavedDocument } from '../document/draft-document.ts';
import type { DraftRoot } from '../draft-root.ts';

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
