import type { AdMedia } from '@spinreel/config-schema/ad/ad-media';

/** Copies media into memory that all threads share, so that no thread needs a copy of its own. */
export function shareMedia({ images, music, video }: AdMedia): AdMedia {
  const shared = Object.entries(images).map(([slot, image]) => [slot, image === null ? null : share(image)]);
  return {
    images: Object.fromEntries(shared) as AdMedia['images'],
    music: music === null ? null : share(music),
    video: share(video),
  };
}

function share<File extends { readonly bytes: Uint8Array }>(file: File): File {
  const bytes = new Uint8Array(new SharedArrayBuffer(file.bytes.byteLength));
  bytes.set(file.bytes);
  return { ...file, bytes };
}
