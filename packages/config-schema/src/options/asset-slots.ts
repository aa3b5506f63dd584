import type { FieldId } from '../ad/field-id.ts';
import type { UploadPurpose } from './formats.ts';

/**
 * The slots of an ad for uploaded files, in the order of the wizard. Each slot has its name in messages, its upload
 * rules and its field.
 */
export const assetSlots = {
  coverImage: { name: 'cover image', purpose: 'cover', field: 'assets.coverImage' },
  landscapeCoverImage: {
    name: 'landscape cover image',
    purpose: 'cover',
    field: 'assets.landscapeCoverImage',
  },
  gameplayVideo: { name: 'gameplay video', purpose: 'video', field: 'assets.gameplayVideo' },
  frameImage: { name: 'gameplay background image', purpose: 'background', field: 'assets.frameImage' },
  backgroundImage: {
    name: 'background image',
    purpose: 'background',
    field: 'assets.background.customImage',
  },
  lowerHalfImage: { name: 'lower-half image', purpose: 'decoration', field: 'assets.lowerHalfImage' },
  spinButtonImage: {
    name: 'spin button image',
    purpose: 'decoration',
    field: 'assets.spinButtonImage',
  },
  winningBadgeImage: {
    name: 'winning badge image',
    purpose: 'decoration',
    field: 'assets.winningBadgeImage',
  },
  outroImage: { name: 'outro image', purpose: 'decoration', field: 'assets.outroImage' },
  finalCtaButtonImage: {
    name: 'final CTA button image',
    purpose: 'decoration',
    field: 'assets.finalCtaButtonImage',
  },
  appIcon: { name: 'app icon', purpose: 'decoration', field: 'assets.appIcon' },
  logoImage: { name: 'logo', purpose: 'decoration', field: 'assets.logoImage' },
  brandFont: { name: 'brand font', purpose: 'font', field: 'assets.brandFont' },
  backgroundMusic: { name: 'background music', purpose: 'audio', field: 'assets.backgroundMusic' },
} as const satisfies Record<string, { name: string; purpose: UploadPurpose; field: FieldId }>;

export type AssetSlot = keyof typeof assetSlots;

/** The slots for images. */
export const imageSlots = [
  'coverImage',
  'landscapeCoverImage',
  'frameImage',
  'backgroundImage',
  'lowerHalfImage',
  'spinButtonImage',
  'winningBadgeImage',
  'outroImage',
  'finalCtaButtonImage',
  'appIcon',
  'logoImage',
] as const satisfies readonly AssetSlot[];

export type ImageSlot = (typeof imageSlots)[number];
