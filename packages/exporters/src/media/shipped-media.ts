import type { MediaSlot } from '@spinreel/ad-runtime/runtime-ad';
import type { AdMedia, MediaFile } from '@spinreel/config-schema/ad/ad-media';
import type { ResolvedAd, ResolvedImages } from '@spinreel/config-schema/ad/resolved-ad';

/** The player's slot for each image, in the order of the images in a finished file. */
export const imageSlots = {
  coverImage: 'cover',
  landscapeCoverImage: 'landscapeCover',
  frameImage: 'frame',
  backgroundImage: 'background',
  lowerHalfImage: 'lowerHalf',
  spinButtonImage: 'spinButton',
  winningBadgeImage: 'badge',
  outroImage: 'outro',
  finalCtaButtonImage: 'ctaButton',
  appIcon: 'appIcon',
  logoImage: 'logo',
} as const satisfies Record<keyof ResolvedImages, MediaSlot>;

/** One asset of the finished file, with the player's slot for it. */
export interface ShippedMedia {
  readonly slot: MediaSlot;
  readonly file: MediaFile;
}

/**
 * Returns the assets of a finished file in their order. The covers are first, so that they are painted while the rest loads.
 * The video is last, because it is by far the largest. Assets that the ad never shows are omitted.
 */
export function shippedMedia(ad: ResolvedAd, media: AdMedia): ShippedMedia[] {
  const images = (Object.keys(imageSlots) as (keyof typeof imageSlots)[])
    .filter((name) => isShown(name, ad))
    .map((name) => ({ slot: imageSlots[name], file: media.images[name] }));
  const rest = [
    { slot: 'music' as const, file: ad.music === null ? null : media.music },
    { slot: 'video' as const, file: media.video },
  ];
  return [...images, ...rest].flatMap(({ slot, file }) => (file === null ? [] : [{ slot, file }]));
}

function isShown(name: keyof typeof imageSlots, ad: ResolvedAd): boolean {
  if (ad.images[name] === null) return false;
  if (name === 'winningBadgeImage') return ad.badge.onPlaybackEnd || ad.badge.onOutro;
  if (name === 'logoImage') return Object.values(ad.legal).some(({ logoPosition }) => logoPosition !== null);
  if (name === 'backgroundImage') return ad.background.type === 'custom-image';
  return true;
}
