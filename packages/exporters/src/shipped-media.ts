import type { MediaSlot } from '@spinreel/ad-runtime/runtime-ad';
import type { AdMedia, MediaFile } from '@spinreel/config-schema/ad/ad-media';
import type { ResolvedAd } from '@spinreel/config-schema/ad/resolved-ad';
import { imageSlotOf } from './image-slots.ts';

/** One asset of the finished file, with the player's slot for it. */
export interface ShippedMedia {
  readonly slot: MediaSlot;
  readonly file: MediaFile;
}

/**
 * Returns the assets of a finished file in their order. The cover is first, so that it is painted while the rest loads.
 * The video is last, because it is by far the largest. Assets that the ad never shows are omitted.
 */
export function shippedMedia(ad: ResolvedAd, media: AdMedia): ShippedMedia[] {
  const images = (Object.keys(imageSlotOf) as (keyof typeof imageSlotOf)[])
    .filter((name) => isShown(name, ad))
    .map((name) => ({ slot: imageSlotOf[name], file: media.images[name] }));
  const rest = [
    { slot: 'music' as const, file: ad.music === null ? null : media.music },
    { slot: 'video' as const, file: media.video },
  ];
  return [...images, ...rest].flatMap(({ slot, file }) => (file === null ? [] : [{ slot, file }]));
}

function isShown(name: keyof typeof imageSlotOf, ad: ResolvedAd): boolean {
  if (ad.images[name] === null) return false;
  if (name === 'winningBadgeImage') return ad.badge.onPlaybackEnd || ad.badge.onOutro;
  if (name === 'backgroundImage') return ad.background.type === 'custom-image';
  return true;
}
