import type { AdMedia } from '@spinreel/config-schema/ad/ad-media';
import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { mergeConfig, type ConfigChange } from '@spinreel/config-schema/ad/merge-config';
import { resolveAd } from '@spinreel/config-schema/ad/resolve-ad';
import type { Artifact } from '@spinreel/exporters/artifact';
import { exportAd } from '@spinreel/exporters/export-ad';
import type { Network } from '@spinreel/exporters/network';
import { sampleAd } from '@spinreel/fixtures/sample-ad';
import { encodeClip } from './encode-clip.ts';
import { encodeSmallMedia } from './encode-small-media.ts';

/** The frames at which the ad of `playableAd` pauses. */
export const pauseFrames = [24, 60] as const;

/**
 * Creates the sample ad with small copies of its media, and a clip of three seconds to keep tests short. `change` is merged
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
  const { cover, badge, button, music } = await encodeSmallMedia();
  const media: AdMedia = {
    images: {
      coverImage: cover,
      outroImage: cover,
      winningBadgeImage: badge,
      finalCtaButtonImage: button,
      spinButtonImage: null,
      landscapeCoverImage: null,
      lowerHalfImage: null,
      frameImage: null,
      backgroundImage: cover,
      appIcon: badge,
      logoImage: null,
    },
    video: await encodeClip({ durationSeconds, pauseFrames }),
    music,
  };
  return (network) => exportAd({ ad, media, network });
}
