import type { AssetSlot } from '@spinreel/config-schema/asset-slots';

/** The places that take an image. */
export type ImageSlot = Exclude<AssetSlot, 'gameplayVideo' | 'backgroundMusic'>;

const mainSlots: ReadonlySet<AssetSlot> = new Set([
  'coverImage',
  'gameplayVideo',
  'frameImage',
  'backgroundImage',
]);

/** Which entry of the error catalogue a failed upload to this place is. */
export function uploadSituation(slot: AssetSlot): 'mainUpload' | 'otherUpload' {
  return mainSlots.has(slot) ? 'mainUpload' : 'otherUpload';
}

/** The images that stand in an ad's assets by themselves: all but the background's, which is part of the background. */
type PlainImageSlot = Exclude<ImageSlot, 'backgroundImage'>;

/** Whether a place is one of them. */
export function isPlainImageSlot(slot: AssetSlot): slot is PlainImageSlot {
  return slot !== 'gameplayVideo' && slot !== 'backgroundMusic' && slot !== 'backgroundImage';
}
