import { type MediaKind, mediaKinds } from '@spinreel/config-schema/options/formats';

/** The kinds of assets that the wizard distinguishes. */
export type AssetKind = keyof typeof mediaKinds;

/** Returns whether files of a media kind are images, videos, audio or fonts. */
export function findAssetKind(kind: MediaKind): AssetKind {
  if (isOneOf(mediaKinds.image, kind)) return 'image';
  if (isOneOf(mediaKinds.font, kind)) return 'font';
  return isOneOf(mediaKinds.video, kind) ? 'video' : 'audio';
}

/** Whether `kind` is one of `kinds`. */
export function isOneOf<Kind extends MediaKind>(kinds: readonly Kind[], kind: MediaKind): kind is Kind {
  return (kinds as readonly MediaKind[]).includes(kind);
}
