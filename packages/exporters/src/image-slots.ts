import type { MediaSlot } from '@spinreel/ad-runtime/runtime-ad';
import type { ResolvedImages } from '@spinreel/config-schema/ad/resolved-ad';

/** The player's slot for each image, in the order of the images in a finished file. */
export const imageSlotOf = {
  coverImage: 'cover',
  frameImage: 'frame',
  backgroundImage: 'background',
  lowerHalfImage: 'lowerHalf',
  winningBadgeImage: 'badge',
  outroImage: 'outro',
  finalCtaButtonImage: 'ctaButton',
} as const satisfies Record<keyof ResolvedImages, MediaSlot>;
