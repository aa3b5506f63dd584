import type { UploadPurpose } from './upload-rules.ts';

/**
 * Every place of an ad that holds an uploaded file, in the order in which the wizard asks for them: the words for it in
 * messages, and the upload rules that it follows (product spec, sections 2, 3 and 5).
 */
export const assetSlots = {
  coverImage: { name: 'cover image', purpose: 'cover' },
  gameplayVideo: { name: 'gameplay video', purpose: 'video' },
  frameImage: { name: 'gameplay background image', purpose: 'background' },
  backgroundImage: { name: 'background image', purpose: 'background' },
  lowerHalfImage: { name: 'lower-half image', purpose: 'decoration' },
  winningBadgeImage: { name: 'winning badge image', purpose: 'decoration' },
  outroImage: { name: 'outro image', purpose: 'decoration' },
  finalCtaButtonImage: { name: 'final CTA button image', purpose: 'decoration' },
  backgroundMusic: { name: 'background music', purpose: 'audio' },
} as const satisfies Record<string, { name: string; purpose: UploadPurpose }>;

export type AssetSlot = keyof typeof assetSlots;
