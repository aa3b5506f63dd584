import type { AdMedia } from '@spinreel/config-schema/ad/ad-media';
import { resolveAd } from '@spinreel/config-schema/ad/resolve-ad';
import type { ResolvedAd } from '@spinreel/config-schema/ad/resolved-ad';

/** Creates an ad whose cover and video are noise. Only checks that play the ad would notice. */
export function createNoiseAd({ storeUrl = '' } = {}): { ad: ResolvedAd; media: AdMedia } {
  const ad = resolveAd({
    name: 'Noise',
    assets: {
      coverImage: { filePath: 'cover' },
      gameplayVideo: { filePath: 'video', duration: 4, frameRate: 30 },
    },
    pausePointCount: 1,
    pausePoints: [{ id: 'one', timestamp: 2 }],
    cta: { storeUrl },
  });
  const media: AdMedia = {
    images: {
      coverImage: { bytes: createNoise(3000), mimeType: 'image/webp', widthPx: 540, heightPx: 960 },
      outroImage: null,
      winningBadgeImage: null,
      finalCtaButtonImage: null,
      spinButtonImage: null,
      landscapeCoverImage: null,
      lowerHalfImage: null,
      frameImage: null,
      backgroundImage: null,
      appIcon: null,
      logoImage: null,
    },
    video: {
      bytes: createNoise(50_000),
      mimeType: 'video/mp4',
      widthPx: 1280,
      heightPx: 720,
      durationSeconds: 4,
      frameRate: 30,
      pauseFrames: [60],
    },
    music: null,
  };
  return { ad, media };
}

/** Generates bytes that do not compress and are the same on every run. */
function createNoise(sizeBytes: number): Uint8Array {
  let state = 1;
  return Uint8Array.from({ length: sizeBytes }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state >>> 24;
  });
}
