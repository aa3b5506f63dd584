import type { AdConfig } from '@spinreel/config-schema/ad-config';
import type { ResolvedAd } from '@spinreel/config-schema/resolved-ad';
import { videoTimelineOf } from '../../ad-draft/select-video.ts';

interface StageVideoProps {
  config: AdConfig;
  ad: ResolvedAd;
  className: string;
}

/** The video as it stands at its first pause, where it asks for the tap; else its first picture. */
export function StageVideo({ config, ad, className }: StageVideoProps) {
  const { url, trim } = videoTimelineOf(config);
  if (url === null) return null;
  const { pauseFrames, frameRate } = ad.video;
  const seconds = trim.startSeconds + ((pauseFrames[0] ?? 0) + 0.5) / frameRate;
  return (
    <video
      key={url}
      src={`${url}#t=${seconds.toFixed(3)}`}
      muted
      playsInline
      preload="auto"
      tabIndex={-1}
      className={className}
    />
  );
}
