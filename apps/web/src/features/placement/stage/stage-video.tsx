import { useDraftSelector } from '../../../ad-draft/draft-root.ts';
import { selectAssetUrl } from '../../../ad-draft/catalogue/select-asset.ts';
import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import type { ResolvedAd } from '@spinreel/config-schema/ad/resolved-ad';
import type { CSSProperties } from 'react';
import { selectVideoTimeline } from '../../../ad-draft/video-cut/select-video.ts';

interface StageVideoProps {
  config: AdConfig;
  ad: ResolvedAd;
  /** `paused`: the frame of the first pause, or the first frame without pauses. `last`: the last frame. */
  frame?: 'paused' | 'last';
  className: string;
  style?: CSSProperties;
}

/** One frame of the draft's video. */
export function StageVideo({ config, ad, frame = 'paused', className, style }: StageVideoProps) {
  const url = useDraftSelector((state) => selectAssetUrl(state, 'gameplayVideo'));
  const { trim } = selectVideoTimeline(config);
  if (url === null) return null;
  const { pauseFrames, frameRate } = ad.video;
  const seconds =
    frame === 'last'
      ? trim.endSeconds - 0.5 / frameRate
      : trim.startSeconds + ((pauseFrames[0] ?? 0) + 0.5) / frameRate;
  return (
    <video
      key={url}
      src={`${url}#t=${seconds.toFixed(3)}`}
      muted
      playsInline
      preload="auto"
      tabIndex={-1}
      className={className}
      style={style}
    />
  );
}
