import { videoRect } from '@spinreel/ad-runtime/layout/video-rect';
import type { AdConfig } from '@spinreel/config-schema/ad-config';
import { designStage } from '@spinreel/config-schema/placement-geometry';
import type { ResolvedAd } from '@spinreel/config-schema/resolved-ad';
import type { Position } from '@spinreel/config-schema/schema-parts';
import { videoAspects } from '@spinreel/config-schema/video-crop';
import { useId } from 'react';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { StageVideo } from './stage-video.tsx';
import type { LivePlacement } from './use-placement.ts';
import { useDragging } from './use-dragging.ts';
import partStyles from './placed-part.module.css';
import styles from './video-area-part.module.css';

interface VideoAreaPartProps {
  config: AdConfig;
  ad: ResolvedAd;
  centre: Position;
  viewScale: number;
  onMove: (placement: LivePlacement) => void;
  onRelease: (placement: LivePlacement) => void;
}

/** The video of a split screen, where the player will show it. */
export function VideoAreaPart({ config, ad, centre, viewScale, onMove, onRelease }: VideoAreaPartProps) {
  const { type, solidColor } = ad.background;
  const area = {
    kind: 'split',
    centre,
    sizeFactor: ad.gameplay.videoAreaSizeFactor,
    backdrop: { type, color: solidColor },
  } as const;
  const stage = { width: designStage.widthPx, height: designStage.heightPx };
  const box = videoRect(stage, area, videoAspects.splitScreen);
  const noteId = useId();
  const dragging = useDragging({
    position: centre,
    viewScale,
    onMove: (position) => onMove({ element: 'videoArea', position }),
    onRelease: (position) => onRelease({ element: 'videoArea', position }),
  });
  return (
    <div className={styles.area} style={{ left: box.x, top: box.y, width: box.width, height: box.height }}>
      <StageVideo config={config} className={styles.video} />
      <button
        type="button"
        className={partStyles.grip}
        aria-label="Move video area"
        aria-describedby={noteId}
        {...dragging}
      />
      <VisuallyHidden id={noteId}>
        At {Math.round(centre.x * 100)} % across and {Math.round(centre.y * 100)} % down. Use the arrow keys.
      </VisuallyHidden>
    </div>
  );
}
