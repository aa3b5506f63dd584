import type { VideoCut } from '@spinreel/api-contract/uploads';
import { selectAsset, selectAssetUrl } from '../../ad-draft/catalogue/select-asset.ts';
import { computeVideoAspect } from '@spinreel/config-schema/options/placement/video-crop';
import { Pause, Play } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { shallowEqual } from 'react-redux';
import { useDraftSelector } from '../../ad-draft/draft-root.ts';
import { selectVideoCut } from '../../ad-draft/video-cut/select-video.ts';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { cropStyle } from './crop-style.ts';
import { useLocalVideo } from './use-local-video.ts';
import { describeVideo } from './describe-video.ts';
import styles from './video-preview.module.css';

/**
 * Previews the video's crop, live while the sliders move. Plays the uploaded file if the browser has it and can play
 * it, otherwise the server's last crop. The previous video stays until the new one can be shown. Plays only while a
 * mouse is over it or after its button is pressed.
 */
export function VideoPreview({ children }: { children?: ReactNode }) {
  const video = useDraftSelector((state) => selectAsset(state, 'gameplayVideo'));
  const wanted = useDraftSelector((state) => selectVideoCut(state.adDraft.document), shallowEqual);
  const aspect = computeVideoAspect({
    ...wanted,
    sourceWidth: video?.width ?? null,
    sourceHeight: video?.height ?? null,
  });
  const processedUrl = useDraftSelector((state) => selectAssetUrl(state, 'gameplayVideo'));
  const localUrl = useLocalVideo();
  const [unplayableUrl, setUnplayableUrl] = useState<string | null>(null);
  const [shown, setShown] = useState<ShownVideo | null>(null);
  const [isPlaying, setIsPlaying] = useState(false);
  const windowRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    for (const element of windowRef.current?.querySelectorAll('video') ?? []) {
      if (!isPlaying) element.pause();
      // `play()` rejects if the element is removed. Nothing is left to play then.
      else element.play().catch(() => undefined);
    }
  }, [isPlaying]);
  const isLocal = localUrl !== null && localUrl !== unplayableUrl && Boolean(video?.width);
  const url = isLocal ? localUrl : processedUrl;
  const made: ShownVideo['cut'] = isLocal ? 'uncut' : (video?.cut ?? wanted);
  const newest = url === null ? null : { url, cut: made };
  const videos = [
    ...(shown === null || shown.url === url ? [] : [shown]),
    ...(newest === null ? [] : [newest]),
  ];
  return (
    <figure className={styles.figure}>
      <div
        ref={windowRef}
        className={styles.window}
        style={{ aspectRatio: aspect }}
        onPointerEnter={({ pointerType }) => {
          if (pointerType === 'mouse' && !isCalm()) setIsPlaying(true);
        }}
        onPointerLeave={({ pointerType }) => {
          if (pointerType === 'mouse') setIsPlaying(false);
        }}
      >
        {videos.map(({ url: each, cut }) => (
          <video
            key={each}
            src={each}
            className={styles.video}
            data-waits={(each === url && videos.length > 1) || undefined}
            style={cropStyle({ video, shown: cut, wanted })}
            aria-label={each === url ? 'Gameplay video preview' : undefined}
            aria-hidden={each === url ? undefined : true}
            muted
            loop
            autoPlay={isPlaying}
            preload="auto"
            playsInline
            onLoadedData={() => {
              if (each === url) setShown(newest);
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
        <span className={styles.facts}>{video && describeVideo(video)}</span>
      </figcaption>
    </figure>
  );
}

/** A video that the browser can show, and the part of the upload that it contains. */
interface ShownVideo {
  readonly url: string;
  readonly cut: VideoCut | 'uncut';
}

function isCalm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
