import type { AdConfig } from './ad-config.ts';
import type { AssetSlot } from './asset-slots.ts';
import { isId } from './ids.ts';
import type { AssetHandle } from './resolved-ad.ts';

const handlePrefix = 'asset:';
const urlPrefix = '/api/assets/';

/**
 * The id in an asset's handle, which is `asset:<id>` or `/api/assets/<id>` and nothing else; null for any other text.
 * The id is for a look-up only: what a client sends is never opened as a path or fetched as an address.
 */
export function assetIdOf(handle: string): string | null {
  for (const prefix of [handlePrefix, urlPrefix]) {
    if (!handle.startsWith(prefix)) continue;
    const id = handle.slice(prefix.length);
    return isId(id) ? id : null;
  }
  return null;
}

/** The handle of an uploaded file, which configs carry: `asset:<id>`. */
export function assetHandle(id: string): AssetHandle {
  return `${handlePrefix}${id}`;
}

/** Where an uploaded file is served: `/api/assets/<id>`. */
export function assetUrl(id: string): string {
  return `${urlPrefix}${id}`;
}

/** Every file that a config names, in the order of the asset slots, with where it is used. Empty slots are left out. */
export function assetHandlesOf(config: AdConfig): { slot: AssetSlot; handle: AssetHandle }[] {
  const { background, ...assets } = config.assets ?? {};
  const bySlot: Record<AssetSlot, { filePath: string } | null | undefined> = {
    coverImage: assets.coverImage,
    gameplayVideo: assets.gameplayVideo,
    frameImage: assets.frameImage,
    backgroundImage: background?.customImage,
    lowerHalfImage: assets.lowerHalfImage,
    winningBadgeImage: assets.winningBadgeImage,
    outroImage: assets.outroImage,
    finalCtaButtonImage: assets.finalCtaButtonImage,
    backgroundMusic: assets.backgroundMusic,
  };
  return (Object.keys(bySlot) as AssetSlot[]).flatMap((slot) => {
    const handle = bySlot[slot]?.filePath;
    return handle ? [{ slot, handle }] : [];
  });
}
