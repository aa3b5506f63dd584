import { type MediaKind, mediaKinds } from '@spinreel/config-schema/formats';

/** What an asset is to the wizard. */
export type AssetKind = keyof typeof mediaKinds;

/** Whether a file of this kind of content is an image, a video or audio. */
export function assetKindOf(kind: MediaKind): AssetKind {
  if (isOneOf(mediaKinds.image, kind)) return 'image';
  return isOneOf(mediaKinds.video, kind) ? 'video' : 'audio';
}

/** Whether `kind` is in a list of kinds, as a narrower type. */
export function isOneOf<Kind extends MediaKind>(kinds: readonly Kind[], kind: MediaKind): kind is Kind {
  return (kinds as readonly MediaKind[]).includes(kind);
}
