import { imageSlots } from '@spinreel/config-schema/assets';
import { uploadRules, type UploadPurpose } from '@spinreel/config-schema/upload-rules';

/** Every place of an ad that takes a file. */
export const uploadSlots = [...imageSlots, 'backgroundImage', 'gameplayVideo', 'backgroundMusic'] as const;
export type UploadSlot = (typeof uploadSlots)[number];

/** The places that take an image. */
export type ImageUploadSlot = Exclude<UploadSlot, 'gameplayVideo' | 'backgroundMusic'>;

const purposes: Readonly<Record<UploadSlot, UploadPurpose>> = {
  coverImage: 'cover',
  frameImage: 'background',
  backgroundImage: 'background',
  outroImage: 'decoration',
  winningBadgeImage: 'decoration',
  finalCtaButtonImage: 'decoration',
  lowerHalfImage: 'decoration',
  gameplayVideo: 'video',
  backgroundMusic: 'audio',
};

/** Which upload rule counts for a place. */
export function uploadPurposeOf(slot: UploadSlot): UploadPurpose {
  return purposes[slot];
}

/** The `accept` attribute of a place's file input. */
export function acceptedFiles(slot: UploadSlot): string {
  return uploadRules[uploadPurposeOf(slot)].formats.map((format) => `.${format}`).join(',');
}
