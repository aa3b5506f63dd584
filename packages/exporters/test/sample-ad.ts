import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import type { AdMedia, FontFile, ImageFile } from '@spinreel/config-schema/ad/ad-media';
import { resolveAd } from '@spinreel/config-schema/ad/resolve-ad';
import type { ResolvedAd } from '@spinreel/config-schema/ad/resolved-ad';

/** Creates an ad that uses every asset of a split-screen ad. `changes` replace whole top-level fields. */
export function sampleAd(changes: AdConfig = {}): ResolvedAd {
  const image = (name: string) => ({ filePath: `${name}.webp` });
  return resolveAd({
    name: 'Lucky Sevens',
    pausePointCount: 2,
    pausePoints: [
      { id: 'one', timestamp: 1 },
      { id: 'two', timestamp: 2 },
    ],
    assets: {
      coverImage: image('cover'),
      gameplayVideo: { filePath: 'video.mp4', duration: 4, frameRate: 30, width: 1280, height: 720 },
      outroImage: image('outro'),
      winningBadgeImage: image('badge'),
      finalCtaButtonImage: image('button'),
      lowerHalfImage: image('lower'),
      backgroundMusic: { filePath: 'music.mp3', volume: 0.5 },
      background: { type: 'custom-image', customImage: image('background') },
    },
    cta: { storeUrl: 'https://store.example/app?id=lucky' },
    outro: { useCustomImage: true },
    ...changes,
  });
}

/** Creates media of the given sizes in raw bytes. The bytes are noise, because the exporters do not decode them. */
export function sampleMedia(
  options: { videoBytes?: number; imageBytes?: number; musicBytes?: number } = {},
): AdMedia {
  const { videoBytes = 30_000, imageBytes = 2000, musicBytes = 5000 } = options;
  const image = (seed: number): ImageFile => ({
    bytes: noise(imageBytes, seed),
    mimeType: 'image/webp',
    widthPx: 540,
    heightPx: 960,
  });
  return {
    images: {
      coverImage: image(1),
      landscapeCoverImage: { ...image(13), widthPx: 960, heightPx: 540 },
      outroImage: image(2),
      winningBadgeImage: image(3),
      finalCtaButtonImage: image(4),
      lowerHalfImage: image(5),
      frameImage: image(6),
      backgroundImage: image(7),
      appIcon: image(12),
      logoImage: image(10),
      spinButtonImage: image(11),
    },
    video: {
      bytes: noise(videoBytes, 8),
      mimeType: 'video/mp4',
      widthPx: 1280,
      heightPx: 720,
      durationSeconds: 4,
      frameRate: 30,
      pauseFrames: [30, 60],
    },
    music: { bytes: noise(musicBytes, 9), mimeType: 'audio/mpeg' },
  };
}

/** Generates pseudo-random bytes that are the same on every run, with a linear congruential generator. */
export function noise(sizeBytes: number, seed: number): Uint8Array {
  let state = seed;
  return Uint8Array.from({ length: sizeBytes }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state >>> 24;
  });
}

/** Creates three fonts of the given size in raw bytes, one with a range of characters. */
export function sampleFonts({ sizeBytes = 2000 } = {}): FontFile[] {
  const font = (family: FontFile['family'], weight: FontFile['weight'], unicodeRange: string | null) => ({
    ...{ family, weight, unicodeRange },
    bytes: noise(sizeBytes, weight),
    mimeType: 'font/woff2',
  });
  return [font('Impact', 900, null), font('Arial', 400, null), font('Arial', 900, 'U+0-FF,U+131')];
}
