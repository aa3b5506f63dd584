import { selectAsset } from '../../ad-draft/catalogue/select-asset.ts';
import { computeVideoAspect } from '@spinreel/config-schema/options/placement/video-crop';
import { Pause, Play } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { shallowEqual } from 'react-redux';
import { useDraftSelector } from '../../ad-draft/draft-root.ts';
import { selectVideoCut } from '../../ad-draft/video-cut/select-video.ts';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { VideoCaption } from './video-caption.tsx';
import { VideoLayer } from './video-layer.tsx';
import styles from './video-preview.module.css';

/** Previews the video's crop, live while the sliders move. Plays only while a mouse is over it or after its button is pressed. */
export function VideoPreview({ children }: { children?: ReactNode }) {
  const video = useDraftSelector((state) => selectAsset(state, 'gameplayVideo'));
  const wanted = useDraftSelector((state) => selectVideoCut(state.adDraft.document), shallowEqual);
  const aspect = computeVideoAspect({
    ...wanted,
    sourceWidth: video?.width ?? null,
    sourceHeight: video?.height ?? null,
  });
  const [isPlaying, setIsPlaying] = useState(false);
  return (
    <figure className="shrinks">
      <div
        className={styles.window}
        style={{ aspectRatio: aspect }}
        onPointerEnter={({ pointerType }) => {
          if (pointerType === 'mouse' && !isCalm()) setIsPlaying(true);
        }}
        onPointerLeave={({ pointerType }) => {
          if (pointerType === 'mouse') setIsPlaying(false);
        }}
      >
        <VideoLayer wanted={wanted} isPlaying={isPlaying} />
        <IconButton
          label={isPlaying ? 'Pause preview' : 'Play preview'}
          icon={isPlaying ? <Pause /> : <Play />}
          tone="solid"
          className={styles.toggle}
          onClick={() => setIsPlaying(!isPlaying)}
        />
        {children}
      </div>
      <VideoCaption />
    </figure>
  );
}

function isCalm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
