import { networks } from '@spinreel/exporters/networks/index';
import type { AdMedia, MediaFile } from '@spinreel/config-schema/ad/ad-media';
import { resolveAd } from '@spinreel/config-schema/ad/resolve-ad';
import { exportAd } from '@spinreel/exporters/export-ad';
import { frameCode } from '@spinreel/fixtures/frame-code';
import { makeFrameCodedVideo } from '@spinreel/fixtures/make-frame-coded-video';
import { sampleAd } from '@spinreel/fixtures/sample-ad';
import { sampleMedia } from './sample-media.ts';

/** Exports the sample ad for Moloco with a three-second video in which every frame shows its own number. */
export async function codedAd(options: {
  pauseFrames: readonly number[];
  celebration: 'confetti' | 'coins';
  /** The sample ad's own when left out. */
  music?: MediaFile;
}): Promise<Uint8Array> {
  const ad = resolveAd(sampleAd);
  const { widthPx, heightPx, frameRate, frameCount } = frameCode;
  const sample = await sampleMedia('preview');
  const media: AdMedia = {
    ...sample,
    music: options.music ?? sample.music,
    video: {
      bytes: await makeFrameCodedVideo(),
      mimeType: 'video/mp4',
      ...{ widthPx, heightPx, frameRate, durationSeconds: frameCount / frameRate },
      pauseFrames: options.pauseFrames,
    },
  };
  const { bytes } = await exportAd({
    ad: { ...ad, badge: { ...ad.badge, celebration: options.celebration } },
    media,
    network: networks.moloco,
  });
  return bytes;
}
