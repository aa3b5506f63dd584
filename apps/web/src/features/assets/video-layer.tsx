import type { VideoCut } from '@spinreel/api-contract/uploads';
import { useEffect, useRef, useState, useMemo } from 'react';
import { selectAsset, selectAssetUrl } from '../../ad-draft/catalogue/select-asset.ts';
import { useDraftSelector, useDraftDispatch, type DraftThunk } from '../../ad-draft/draft-root.ts';
import { cropStyle } from './crop-style.ts';
import styles from './video-layer.module.css';

interface VideoLayerProps {
  /** The crop that fills the layer. */
  wanted: VideoCut;
  isPlaying: boolean;
  /** Whether it is invisible while it does not play. */
  isHiddenAtRest?: boolean;
}

/**
 * The draft's video, moved so that a crop fills the layer. Plays the uploaded file if the browser has it and can play it,
 * otherwise the server's last crop. The previous video stays until the new one can be shown.
 */
export function VideoLayer({ wanted, isPlaying, isHiddenAtRest = false }: VideoLayerProps) {
  const video = useDraftSelector((state) => selectAsset(state, 'gameplayVideo'));
  const processedUrl = useDraftSelector((state) => selectAssetUrl(state, 'gameplayVideo'));
  const localUrl = useLocalVideo();
  const [unplayableUrl, setUnplayableUrl] = useState<string | null>(null);
  const [shown, setShown] = useState<ShownVideo | null>(null);
  const layerRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    for (const element of layerRef.current?.querySelectorAll('video') ?? []) {
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
    <div ref={layerRef} className={styles.layer} data-hidden={(isHiddenAtRest && !isPlaying) || undefined}>
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
    </div>
  );
}

/** A video that the browser can show, and the part of the upload that it contains. */
interface ShownVideo {
  readonly url: string;
  readonly cut: VideoCut | 'uncut';
}

/** Returns the local URL of the uploaded video without a crop; null if it was uploaded before the page was opened. */
function useLocalVideo(): string | null {
  const dispatch = useDraftDispatch();
  const handle = useDraftSelector((state) => state.adDraft.document.assets?.gameplayVideo?.filePath);
  return useMemo(() => (handle ? dispatch(findLocalVideoUrl(handle)) : null), [dispatch, handle]);
}

/** Returns the local URL of a video that was uploaded since the page was opened, or null. */
function findLocalVideoUrl(handle: string): DraftThunk<string | null> {
  return (_dispatch, _getState, { localVideoUrls }) => localVideoUrls.get(handle) ?? null;
}
