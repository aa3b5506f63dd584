import type { AdConfig } from '../ad/ad-config.ts';
import type { AssetSlot } from './asset-slots.ts';
import { isId } from './ids.ts';
import type { AssetHandle } from '../ad/resolved-ad.ts';

const handlePrefix = 'asset:';
const urlPrefix = '/api/assets/';

/**
 * Returns the id of an asset handle, which is `asset:<id>` or `/api/assets/<id>`; null for any other text. Use the id
 * only for a lookup: values sent by a client are never opened as paths or fetched as URLs.
 */
export function parseAssetId(handle: string): string | null {
  for (const prefix of [handlePrefix, urlPrefix]) {
    if (!handle.startsWith(prefix)) continue;
    const id = handle.slice(prefix.length);
    return isId(id) ? id : null;
  }
  return null;
}

/** Returns the handle of an uploaded file for use in configs: `asset:<id>`. */
export function createAssetHandle(id: string): AssetHandle {
  return `${handlePrefix}${id}`;
}

/** Returns the URL of an uploaded file: `/api/assets/<id>`. */
export function getAssetUrl(id: string): string {
  return `${urlPrefix}${id}`;
}

/** Returns the file handles in a config with their slots, in the order of the asset slots. Empty slots are omitted. */
export function listAssetHandles(config: AdConfig): { slot: AssetSlot; handle: AssetHandle }[] {
  const { background, ...assets } = config.assets ?? {};
  const bySlot: Record<AssetSlot, { filePath: string } | null | undefined> = {
    coverImage: assets.coverImage,
    gameplayVideo: assets.gameplayVideo,
    frameImage: assets.frameImage,
    backgroundImage: background?.customImage,
    lowerHalfImage: assets.lowerHalfImage,
    spinButtonImage: assets.spinButtonImage,
    winningBadgeImage: assets.winningBadgeImage,
    outroImage: assets.outroImage,
    finalCtaButtonImage: assets.finalCtaButtonImage,
    appIcon: assets.appIcon,
    logoImage: assets.logoImage,
    brandFont: assets.brandFont,
    backgroundMusic: assets.backgroundMusic,
  };
  return (Object.keys(bySlot) as AssetSlot[]).flatMap((slot) => {
    const handle = bySlot[slot]?.filePath;
    return handle ? [{ slot, handle }] : [];
  });
}
