import { createSelector } from '@reduxjs/toolkit';
import { withVideoFacts } from '@spinreel/config-schema/ad/saving/with-video-facts';
import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { getAssetUrl, parseAssetId } from '@spinreel/config-schema/options/asset-handles';
import type { AdDocument } from '@spinreel/config-schema/ad/document/ad-document';
import type { AssetSlot } from '@spinreel/config-schema/options/asset-slots';
import type { DraftRoot } from '../draft-root.ts';
import { findAsset, type CatalogueAsset, type CatalogueState } from './catalogue-slice.ts';

/** Returns the handle of the file in a slot; null if the slot is empty. */
export function findHandle({ assets }: AdDocument, slot: AssetSlot): string | null {
  const asset = slot === 'backgroundImage' ? assets?.background?.customImage : assets?.[slot];
  return asset?.filePath || null;
}

/** Returns what is known about the file in a slot; undefined if the slot is empty or nothing is known. */
export function selectAsset({ adDraft, catalogue }: DraftRoot, slot: AssetSlot): CatalogueAsset | undefined {
  return findAsset(catalogue, findHandle(adDraft.document, slot));
}

/** Returns the URL at which the browser can show or play the file in a slot; null if the slot is empty. */
export function selectAssetUrl({ adDraft, catalogue }: DraftRoot, slot: AssetSlot): string | null {
  const handle = findHandle(adDraft.document, slot);
  return handle === null ? null : getShownUrl(catalogue, handle);
}

/** Returns the URL at which the browser can show or play a file. */
export function getShownUrl(catalogue: CatalogueState, handle: string): string {
  return findAsset(catalogue, handle)?.optimizedUrl ?? getAssetUrl(parseAssetId(handle) ?? '');
}

/** Returns the draft with the measurements of its video, which the rules of the timeline need. */
export const selectConfig: (root: DraftRoot) => AdConfig = createSelector(
  [({ adDraft }: DraftRoot) => adDraft.document, (root: DraftRoot) => selectAsset(root, 'gameplayVideo')],
  measureVideo,
);

/** Returns an ad with the measurements of its video, if they are known. */
export function measureVideo(config: AdConfig, video: CatalogueAsset | undefined): AdConfig {
  const { duration = null, frameRate = null, width = null, height = null } = video ?? {};
  if (duration === null || frameRate === null || width === null || height === null) return config;
  return withVideoFacts(config, { durationSeconds: duration, frameRate, widthPx: width, heightPx: height });
}
