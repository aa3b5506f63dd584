import type { AdMedia } from '@spinreel/config-schema/ad-media';
import { resolveAd } from '@spinreel/config-schema/resolve-ad';
import { exportAd } from '@spinreel/exporters/export-ad';
import { frameCode } from '@spinreel/fixtures/frame-code';
import { frameCodedVideo } from '@spinreel/fixtures/frame-coded-video';
import { sampleAd } from '@spinreel/fixtures/sample-ad';
import { sampleMedia } from './sample-media.ts';

/** The sample ad for Moloco with a video of three seconds whose every frame shows its own number. */
export async function codedAd(options: {
  pauseFrames: readonly number[];
  celebration: 'confetti' | 'coins';
}): Promise<Uint8Array> {
  const ad = resolveAd(sampleAd);
  const { widthPx, heightPx, frameRate, frameCount } = frameCode;
  const media: AdMedia = {
    ...(await sampleMedia('preview')),
    video: {
      bytes: await frameCodedVideo(),
      mimeType: 'video/mp4',
      ...{ widthPx, heightPx, frameRate, durationSeconds: frameCount / frameRate },
      pauseFrames: options.pauseFrames,
    },
  };
  const { bytes } = await exportAd({
    ad: { ...ad, badge: { ...ad.badge, celebration: options.celebration } },
    media,
    network: 'moloco',
  });
  return bytes;
}
