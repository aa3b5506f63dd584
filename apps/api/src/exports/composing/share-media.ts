import type { AdMedia } from '@spinreel/config-schema/ad/ad-media';
import type { RecentBytes } from './recent-bytes.ts';

/** Copies media into memory that all threads share, so that no thread needs a copy of its own. */
export function shareMedia(media: AdMedia): AdMedia {
  return mapBytes(media, (bytes) => {
    const shared = new Uint8Array(new SharedArrayBuffer(bytes.byteLength));
    shared.set(bytes);
    return shared;
  });
}

/**
 * Returns media with the bytes of equal media that were recognized before. What is remembered about bytes is then found: each
 * message to a thread creates other objects for the same memory.
 */
export function recognizeMedia(media: AdMedia, recent: RecentBytes): AdMedia {
  return mapBytes(media, (bytes) => {
    const known = recent.find(bytes);
    if (known === null) recent.add(bytes);
    return known ?? bytes;
  });
}

function mapBytes({ images, music, video }: AdMedia, map: (bytes: Uint8Array) => Uint8Array): AdMedia {
  const mapFile = <File extends { readonly bytes: Uint8Array }>(file: File): File => ({
    ...file,
    bytes: map(file.bytes),
  });
  const mapped = Object.entries(images).map(([slot, image]) => [
    slot,
    image === null ? null : mapFile(image),
  ]);
  return {
    images: Object.fromEntries(mapped) as AdMedia['images'],
    music: music === null ? null : mapFile(music),
    video: mapFile(video),
  };
}
