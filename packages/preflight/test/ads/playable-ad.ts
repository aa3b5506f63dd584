import { readFile } from 'node:fs/promises';
import type { AdMedia, ImageFile, MediaFile } from '@spinreel/config-schema/ad/ad-media';
import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { mergeConfig, type ConfigChange } from '@spinreel/config-schema/ad/merge-config';
import { resolveAd } from '@spinreel/config-schema/ad/resolve-ad';
import type { Artifact } from '@spinreel/exporters/artifact';
import { exportAd } from '@spinreel/exporters/export-ad';
import type { Network } from '@spinreel/exporters/network';
import { fixtureMedia, type FixtureName } from '@spinreel/fixtures/fixture-media';
import { sampleAd } from '@spinreel/fixtures/sample-ad';
import { encodeClip } from './encode-clip.ts';

/** The frames at which the ad of `playableAd` pauses. */
export const pauseFrames = [24, 60] as const;

/**
 * Creates the sample ad with its real images and music, and a clip of three seconds to keep tests short. `change` is merged
 * into its config.
 */
export async function playableAd(
  change: ConfigChange<AdConfig> = {},
): Promise<(network: Network) => Promise<Artifact>> {
  const durationSeconds = 3;
  const assets = {
    ...sampleAd.assets,
    gameplayVideo: { ...sampleAd.assets.gameplayVideo, duration: durationSeconds },
  };
  const pausePoints = pauseFrames.map((frame, index) => ({ id: `pause-${index}`, timestamp: frame / 30 }));
  const ad = resolveAd(mergeConfig<AdConfig>({ ...sampleAd, assets, pausePoints }, change));
  const media: AdMedia = {
    images: {
      coverImage: await image('cover', 1080, 1920),
      outroImage: await image('outro', 1080, 1920),
      winningBadgeImage: await image('badge', 600, 600),
      finalCtaButtonImage: await image('ctaButton', 600, 200),
      spinButtonImage: null,
      landscapeCoverImage: null,
      lowerHalfImage: null,
      frameImage: null,
      backgroundImage: await image('background', 1080, 1920),
      appIcon: await image('badge', 600, 600),
      logoImage: null,
    },
    video: await encodeClip({ durationSeconds, pauseFrames }),
    music: await file('music1'),
  };
  return (network) => exportAd({ ad, media, network });
}

async function file(name: FixtureName): Promise<MediaFile> {
  const { path, mimeType } = fixtureMedia[name];
  return { bytes: new Uint8Array(await readFile(path)), mimeType };
}

async function image(name: FixtureName, widthPx: number, heightPx: number): Promise<ImageFile> {
  return { ...(await file(name)), widthPx, heightPx };
}
