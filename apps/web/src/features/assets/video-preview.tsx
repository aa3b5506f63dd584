import { videoAspects, videoCrop } from '@spinreel/config-schema/video-crop';
import { Pause, Play } from 'lucide-react';
import { useRef, useState, type CSSProperties } from 'react';
import { shallowEqual } from 'react-redux';
import { useDraftSelector } from '../../ad-draft/draft-root.ts';
import { videoCutOf, videoTimelineOf } from '../../ad-draft/select-video.ts';
import { formatSeconds } from '../../lib/format-time.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { useLocalVideo } from './use-local-video.ts';
import styles from './video-preview.module.css';

/**
 * The part of the video that the ad shows. Where this device has the original, the cut is drawn live; elsewhere, and for
 * formats that the browser cannot play, the server's cut is shown.
 */
export function VideoPreview() {
  const video = useDraftSelector((state) => state.adDraft.config.assets?.gameplayVideo);
  const cut = useDraftSelector((state) => videoCutOf(state.adDraft.config), shallowEqual);
  const processedUrl = useDraftSelector((state) => videoTimelineOf(state.adDraft.config).url);
  const localUrl = useLocalVideo();
  const [unplayableUrl, setUnplayableUrl] = useState<string | null>(null);
  const videoRef = useRef<HTMLVideoElement>(null);
  const [isPlaying, setIsPlaying] = useState(() => !matchMedia('(prefers-reduced-motion: reduce)').matches);
  const togglePlaying = () => {
    setIsPlaying(!isPlaying);
    if (isPlaying) videoRef.current?.pause();
    // Refused when the element goes away meanwhile; then there is nothing to play.
    else videoRef.current?.play().catch(() => setIsPlaying(false));
  };
  const isLive = localUrl !== null && localUrl !== unplayableUrl && Boolean(video?.width && video.height);
  const url = isLive ? localUrl : processedUrl;
  const aspect = cut.splitScreen ? videoAspects.splitScreen : videoAspects.fullScreen;
  return (
    <figure className={styles.figure}>
      <div className={styles.window} style={{ aspectRatio: aspect }}>
        {url !== null && (
          <video
            key={url}
            src={url}
            className={styles.video}
            style={
              isLive
                ? cropStyle({ sourceWidth: video?.width ?? 1, sourceHeight: video?.height ?? 1, ...cut })
                : undefined
            }
            aria-label="Gameplay video preview"
            muted
            loop
            autoPlay={isPlaying}
            playsInline
            ref={videoRef}
            onError={() => setUnplayableUrl(url)}
          />
        )}
        <IconButton
          label={isPlaying ? 'Pause preview' : 'Play preview'}
          icon={isPlaying ? <Pause /> : <Play />}
          tone="solid"
          className={styles.toggle}
          onClick={togglePlaying}
        />
      </div>
      <figcaption className={styles.caption}>
        <span className={styles.fileName}>{video?.originalName}</span>
        <span className={styles.facts}>
          {video?.width && video.height ? `${video.width} x ${video.height}, ` : ''}
          {video?.duration ? formatSeconds(video.duration) : ''}
        </span>
      </figcaption>
    </figure>
  );
}

/** Moves and enlarges the whole picture so that the window shows exactly what the server will cut out. */
function cropStyle(options: Parameters<typeof videoCrop>[0]): CSSProperties {
  const crop = videoCrop(options);
  return {
    width: `${(options.sourceWidth / crop.width) * 100}%`,
    height: `${(options.sourceHeight / crop.height) * 100}%`,
    left: `${(-crop.x / crop.width) * 100}%`,
    top: `${(-crop.y / crop.height) * 100}%`,
    objectFit: 'fill',
  };
}
