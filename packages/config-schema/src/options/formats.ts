/** What an upload is for. It decides the formats, the size limit and the error message. */
export const uploadPurposes = ['cover', 'background', 'decoration', 'video', 'audio', 'font'] as const;
export type UploadPurpose = (typeof uploadPurposes)[number];

/** The accepted upload formats as file extensions without the dot (requirement upload.formats). */
export const uploadFormats = {
  /** Cover and background images. */
  image: ['png', 'jpg', 'jpeg', 'gif', 'webp', 'bmp'],
  /** Outro, lower-half, winning badge and final CTA images. */
  decorativeImage: ['png', 'jpg', 'jpeg', 'gif', 'webp', 'bmp', 'svg'],
  video: ['mp4', 'mov', 'avi'],
  audio: ['mp3', 'wav', 'ogg', 'm4a', 'aac'],
  font: ['ttf', 'otf', 'woff', 'woff2'],
} as const;

/** The kinds of content that sniffing detects, from the bytes and never from a name or declared type. */
export const mediaKinds = {
  image: ['png', 'jpeg', 'gif', 'webp', 'bmp', 'svg'],
  video: ['mp4', 'mov', 'avi'],
  audio: ['mp3', 'wav', 'ogg', 'm4a', 'aac'],
  /** Collections are recognized, so that they can be refused with the reason. */
  font: ['ttf', 'otf', 'woff', 'woff2', 'ttc'],
} as const;

export type ImageKind = (typeof mediaKinds.image)[number];
export type VideoKind = (typeof mediaKinds.video)[number];
export type AudioKind = (typeof mediaKinds.audio)[number];
export type FontKind = (typeof mediaKinds.font)[number];
export type MediaKind = ImageKind | VideoKind | AudioKind | FontKind;

/** Returns a path's extension in lower case without the dot; empty if it has none. */
export function getFileExtension(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot < 0 ? '' : name.slice(dot + 1).toLowerCase();
}

/**
 * Returns the audio kind of a file uploaded as music; null if it is not music. MP4 and QuickTime files are accepted as
 * `m4a`, because recorders write such files with sound only. Reading the tracks shows whether this is the case.
 */
export function toAudioKind(kind: MediaKind): AudioKind | null {
  if (kind === 'mp4' || kind === 'mov') return 'm4a';
  return mediaKinds.audio.find((audio) => audio === kind) ?? null;
}

/** Whether a kind of content is a video. */
export function isVideoKind(kind: MediaKind): kind is VideoKind {
  return (mediaKinds.video as readonly MediaKind[]).includes(kind);
}
