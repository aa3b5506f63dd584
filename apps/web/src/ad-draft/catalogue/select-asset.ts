import { createSelector } from '@reduxjs/toolkit';
import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import type { AssetSlot } from '@spinreel/config-schema/options/asset-slots';
import type { DraftRoot } from '../draft-root.ts';
import { findAsset, getShownUrl, type CatalogueAsset } from './catalogue.ts';
import { findHandle } from '../document/find-handle.ts';
import { measureVideo } from '../document/measure-video.ts';

/** Returns what is known about the file in a slot; undefined if the slot is empty or nothing is known. */
export function selectAsset({ adDraft, catalogue }: DraftRoot, slot: AssetSlot): CatalogueAsset | undefined {
  return findAsset(catalogue, findHandle(adDraft.document, slot));
}

/** Returns the URL at which the browser can show or play the file in a slot; null if the slot is empty. */
export function selectAssetUrl({ adDraft, catalogue }: DraftRoot, slot: AssetSlot): string | null {
  const handle = findHandle(adDraft.document, slot);
  return handle === null ? null : getShownUrl(catalogue, handle);
}

/** Returns the draft with the measurements of its video, which the rules of the timeline need. */
export const selectConfig: (root: DraftRoot) => AdConfig = createSelector(
  [({ adDraft }: DraftRoot) => adDraft.document, (root: DraftRoot) => selectAsset(root, 'gameplayVideo')],
  measureVideo,
);
