import { useDraftSelector } from '../../../ad-draft/draft-root.ts';
import { getCroppedUrl } from '../../../ad-draft/catalogue/catalogue.ts';
import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import type { ResolvedAd } from '@spinreel/config-schema/ad/resolved-ad';
import { useContext, type CSSProperties } from 'react';
import { selectVideoTimeline } from '../../../ad-draft/video-cut/select-video.ts';
import { StillContext } from '../../../ui/ad/still-context.ts';
import { useFrameStill } from './still/use-frame-still.ts';

interface StageVideoProps {
  config: AdConfig;
  ad: ResolvedAd;
  /** `paused`: the frame of the first pause, or the first frame without pauses. `last`: the last frame. */
  frame?: 'paused' | 'last';
  className: string;
  style?: CSSProperties;
}

/** One frame of the draft's video. An image of it is stretched from the edge of the game. */
export function StageVideo({ config, ad, frame = 'paused', className, style }: StageVideoProps) {
  const video = config.assets?.gameplayVideo;
  const url = useDraftSelector(({ catalogue }) => (video?.filePath ? getCroppedUrl(catalogue, video) : null));
  const isStill = useContext(StillContext);
  const { trim } = selectVideoTimeline(config);
  const { pauseFrames, frameRate } = ad.video;
  const seconds =
    frame === 'last'
      ? trim.endSeconds - 0.5 / frameRate
      : trim.startSeconds + ((pauseFrames[0] ?? 0) + 0.5) / frameRate;
  const still = useFrameStill(isStill ? url : null, seconds);
  if (isStill) {
    if (still === null) return null;
    const transformOrigin = `${100 * still.gameEdge}%`;
    return <img src={still.url} alt="" className={className} style={{ ...style, transformOrigin }} />;
  }
  if (url === null) return null;
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
