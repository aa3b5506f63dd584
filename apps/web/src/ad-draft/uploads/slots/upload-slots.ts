import { imageSlots, type AssetSlot, type ImageSlot } from '@spinreel/config-schema/options/asset-slots';

const mainSlots: ReadonlySet<AssetSlot> = new Set([
  'coverImage',
  'landscapeCoverImage',
  'gameplayVideo',
  'frameImage',
  'backgroundImage',
]);

/** Returns the entry of the error catalogue for a failed upload to this slot. */
export function uploadSituation(slot: AssetSlot): 'mainUpload' | 'otherUpload' {
  return mainSlots.has(slot) ? 'mainUpload' : 'otherUpload';
}

/**
 * The image slots that are direct properties of the ad's assets. The background image is part of the background
 * instead.
 */
type PlainImageSlot = Exclude<ImageSlot, 'backgroundImage'>;

/** Whether a slot is a plain image slot. */
export function isPlainImageSlot(slot: AssetSlot): slot is PlainImageSlot {
  return imageSlots.some((image) => image === slot) && slot !== 'backgroundImage';
}
