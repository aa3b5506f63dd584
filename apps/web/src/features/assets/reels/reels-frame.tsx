import type { VideoRegion } from '@spinreel/config-schema/options/placement/video-crop';
import { defaults } from '@spinreel/config-schema/ad/defaults';
import { useRef, useState, type CSSProperties } from 'react';
import { VideoCaption } from '../video-caption.tsx';
import { VideoLayer } from '../video-layer.tsx';
import { RegionHandles } from './region-handles.tsx';
import styles from './reels-frame.module.css';

interface ReelsFrameProps {
  region: VideoRegion;
  /** The whole video's width by its height. */
  aspect: number;
  /** The URL of a frame of the whole video; null if there is none. */
  still: string | null;
  isPlaying: boolean;
  /** Changes of one gesture are one step. */
  onChange: (region: VideoRegion, gesture: string) => void;
}

/** A whole frame of the video with the region that the ad shows. Everything outside of it is dimmed. */
export function ReelsFrame({ region, aspect, still, isPlaying, onChange }: ReelsFrameProps) {
  const frameRef = useRef<HTMLDivElement>(null);
  const [dragged, setDragged] = useState<VideoRegion | null>(null);
  const shown = dragged ?? region;
  const box = {
    left: `${shown.x * 100}%`,
    top: `${shown.y * 100}%`,
    width: `${shown.width * 100}%`,
    height: `${shown.height * 100}%`,
  };
  return (
    <figure className="shrinks">
      <div ref={frameRef} className={styles.frame} style={{ '--aspect': aspect } as CSSProperties}>
        <div className={styles.backdrop}>
          {still !== null && <img src={still} alt="" draggable={false} className={styles.still} />}
          <VideoLayer wanted={wholeVideo} isPlaying={isPlaying} isHiddenAtRest={still !== null} />
          <div className={styles.shade} style={box} />
        </div>
        <div
          id="assets.gameplayVideo.reels"
          role="group"
          aria-label="Visible area"
          data-testid="reels-region"
          className={styles.region}
          style={box}
        >
          <RegionHandles region={shown} frameRef={frameRef} onDrag={setDragged} onChange={onChange} />
        </div>
      </div>
      <VideoCaption />
    </figure>
  );
}

/** The crop that shows the whole upload. */
const wholeVideo = {
  splitScreen: true,
  shape: 'uploaded',
  zoom: defaults.zoom,
  zoomX: defaults.zoomX,
  zoomY: defaults.zoomY,
} as const;
