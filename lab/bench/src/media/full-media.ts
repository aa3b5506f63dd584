import type { AdMedia, ImageFile } from '@spinreel/config-schema/ad/ad-media';

/** Creates media for the sample ad that fill a budget in bytes, as random as compressed ones are. */
export function createFullMedia(budgetBytes: number): AdMedia {
  const image = (sizeBytes: number): ImageFile => ({
    bytes: random(sizeBytes),
    mimeType: 'image/webp',
    widthPx: 1080,
    heightPx: 1920,
  });
  const music = { bytes: random(180_000), mimeType: 'audio/mpeg' };
  const videoBytes = budgetBytes - music.bytes.length - 3 * 150_000 - 2 * 50_000;
  return {
    images: {
      coverImage: image(150_000),
      outroImage: image(150_000),
      backgroundImage: image(150_000),
      winningBadgeImage: image(50_000),
      finalCtaButtonImage: image(50_000),
      spinButtonImage: null,
      landscapeCoverImage: null,
      lowerHalfImage: null,
      frameImage: null,
      appIcon: null,
      logoImage: null,
    },
    music,
    video: {
      bytes: random(videoBytes),
      mimeType: 'video/mp4',
      ...{ widthPx: 608, heightPx: 1080, durationSeconds: 12, frameRate: 30, pauseFrames: [24, 135] },
    },
  };
}

/** Lists the files among an ad's media. */
export function listMediaFiles({ images, music, video }: AdMedia) {
  return [...Object.values(images), music, video].flatMap((file) => file ?? []);
}

function random(sizeBytes: number): Uint8Array {
  const bytes = new Uint8Array(sizeBytes);
  // `crypto.getRandomValues` accepts at most 64 KiB per call.
  for (let at = 0; at < sizeBytes; at += 65_536) crypto.getRandomValues(bytes.subarray(at, at + 65_536));
  return bytes;
}
