/** What an upload may be, by file extension without the dot (product spec, sections 5 and 9). */
export const uploadFormats = {
  /** Cover and background images. */
  image: ['png', 'jpg', 'jpeg', 'gif', 'webp', 'bmp'],
  /** Outro, lower-half, winning badge and final CTA images. */
  decorativeImage: ['png', 'jpg', 'jpeg', 'gif', 'webp', 'bmp', 'svg'],
  video: ['mp4', 'mov', 'avi'],
  audio: ['mp3', 'wav', 'ogg', 'm4a', 'aac'],
} as const;

/** What content sniffing can tell a file to be. Decided by bytes, never by name or declared type. */
export const mediaKinds = {
  image: ['png', 'jpeg', 'gif', 'webp', 'bmp', 'svg'],
  video: ['mp4', 'mov', 'avi'],
  audio: ['mp3', 'wav', 'ogg', 'm4a', 'aac'],
} as const;

export type ImageKind = (typeof mediaKinds.image)[number];
export type VideoKind = (typeof mediaKinds.video)[number];
export type AudioKind = (typeof mediaKinds.audio)[number];
export type MediaKind = ImageKind | VideoKind | AudioKind;

/** A path's extension in lower case without the dot; empty when there is none. */
export function fileExtension(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot < 0 ? '' : name.slice(dot + 1).toLowerCase();
}

/** Whether a kind of content is a video. */
export function isVideoKind(kind: MediaKind): kind is VideoKind {
  return (mediaKinds.video as readonly MediaKind[]).includes(kind);
}
