import type { AdConfig } from '@spinreel/config-schema/ad-config';
import { videoTimelineOf } from '../../ad-draft/select-video.ts';

/** The video's first picture, still. */
export function StageVideo({ config, className }: { config: AdConfig; className?: string | undefined }) {
  const { url, trim, frameRate } = videoTimelineOf(config);
  if (url === null) return null;
  const seconds = trim.startSeconds + 0.5 / frameRate;
  return (
    <video
      key={url}
      src={`${url}#t=${seconds.toFixed(3)}`}
      muted
      playsInline
      preload="auto"
      tabIndex={-1}
      aria-hidden="true"
      className={className}
    />
  );
}
