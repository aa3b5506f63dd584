import { videoAspects } from '@spinreel/config-schema/video-crop';
import { Pause, Play } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { shallowEqual } from 'react-redux';
import { useDraftSelector } from '../../ad-draft/draft-root.ts';
import { videoCutOf, videoTimelineOf } from '../../ad-draft/select-video.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { cropStyle } from './crop-style.ts';
import { useLocalVideo } from './use-local-video.ts';
import { videoFacts } from './video-facts.ts';
import styles from './video-preview.module.css';

/**
 * The part of the video that the ad shows, live while the sliders move: of the upload itself where the browser has it and
 * can play it, else of the server's last cut. The old picture stays until the new one can be shown. It stands still until
 * a mouse is over it, or its button is pressed.
 */
export function VideoPreview({ children }: { children?: ReactNode }) {
  const video = useDraftSelector((state) => state.adDraft.config.assets?.gameplayVideo);
  const wanted = useDraftSelector((state) => videoCutOf(state.adDraft.config), shallowEqual);
  const processedUrl = useDraftSelector((state) => videoTimelineOf(state.adDraft.config).url);
  const madeCuts = useDraftSelector((state) => state.videoCuts.byUrl);
  const localUrl = useLocalVideo();
  const [unplayableUrl, setUnplayableUrl] = useState<string | null>(null);
  const [shownUrl, setShownUrl] = useState<string | null>(null);
  const [isPlaying, setIsPlaying] = useState(false);
  const windowRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    for (const element of windowRef.current?.querySelectorAll('video') ?? []) {
      if (!isPlaying) element.pause();
      // Refused when the element goes away meanwhile; then there is nothing to play.
      else element.play().catch(() => undefined);
    }
  }, [isPlaying]);
  const isLocal = localUrl !== null && localUrl !== unplayableUrl && Boolean(video?.width);
  const url = isLocal ? localUrl : processedUrl;
  const urls = [...new Set([shownUrl, url])].filter((each) => each !== null);
  return (
    <figure className={styles.figure}>
      <div
        ref={windowRef}
        className={styles.window}
        style={{ aspectRatio: wanted.splitScreen ? videoAspects.splitScreen : videoAspects.fullScreen }}
        onPointerEnter={({ pointerType }) => {
          if (pointerType === 'mouse' && !isCalm()) setIsPlaying(true);
        }}
        onPointerLeave={({ pointerType }) => {
          if (pointerType === 'mouse') setIsPlaying(false);
        }}
      >
        {urls.map((each) => (
          <video
            key={each}
            src={each}
            className={styles.video}
            data-waits={(each !== shownUrl && urls.length > 1) || undefined}
            style={cropStyle({
              video,
              shown: each === localUrl ? 'uncut' : (madeCuts[each]?.cut ?? wanted),
              wanted,
            })}
            aria-label={each === url ? 'Gameplay video preview' : undefined}
            aria-hidden={each === url ? undefined : true}
            muted
            loop
            autoPlay={isPlaying}
            preload="auto"
            playsInline
            onLoadedData={() => {
              if (each === url) setShownUrl(url);
            }}
            onError={() => setUnplayableUrl(each)}
          />
        ))}
        <IconButton
          label={isPlaying ? 'Pause preview' : 'Play preview'}
          icon={isPlaying ? <Pause /> : <Play />}
          tone="solid"
          className={styles.toggle}
          onClick={() => setIsPlaying(!isPlaying)}
        />
        {children}
      </div>
      <figcaption className={styles.caption}>
        <span className={styles.fileName}>{video?.originalName}</span>
        <span className={styles.facts}>
          {video && videoFacts(video, madeCuts[processedUrl ?? '']?.uploadBytes ?? null)}
        </span>
      </figcaption>
    </figure>
  );
}

function isCalm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
