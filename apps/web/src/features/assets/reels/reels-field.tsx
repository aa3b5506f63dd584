import { computeVideoAspect, type VideoRegion } from '@spinreel/config-schema/options/placement/video-crop';
import { middleRegion } from '@spinreel/config-schema/options/placement/video-shapes';
import { Pause, Play, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { selectAsset } from '../../../ad-draft/catalogue/select-asset.ts';
import { useDraftDispatch, useDraftSelector } from '../../../ad-draft/draft-root.ts';
import { changeVideoCut } from '../../../ad-draft/video-cut/change-video-cut.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { isSameRegion } from './change-region.ts';
import { ReelsFrame } from './reels-frame.tsx';
import { ReelsNotice } from './reels-notice.tsx';
import styles from './reels-field.module.css';
import { useReels } from './use-reels.ts';

/** The area of the video that an ad with the shape `reels` shows, on a frame of the whole video. */
export function ReelsField() {
  const dispatch = useDraftDispatch();
  const search = useReels();
  const [isPlaying, setIsPlaying] = useState(false);
  const { width, height } = useDraftSelector((state) => selectAsset(state, 'gameplayVideo')) ?? {};
  const region = useDraftSelector((state) => state.adDraft.document.assets?.gameplayVideo?.reels) ?? whole;
  const aspect = computeVideoAspect({
    ...{ splitScreen: true, shape: 'uploaded', zoom: 1, zoomX: 0, zoomY: 0 },
    sourceWidth: width ?? null,
    sourceHeight: height ?? null,
  });
  const change = (reels: VideoRegion, gesture?: string) =>
    void dispatch(changeVideoCut({ reels }, gesture === undefined ? {} : { gesture }));
  const found = search.reels?.region;
  return (
    <div className={styles.field} data-portrait={aspect < 1 || undefined}>
      <ReelsNotice search={search} />
      <ReelsFrame
        region={region}
        aspect={aspect}
        still={search.still}
        isPlaying={isPlaying}
        onChange={change}
      />
      <div className={styles.side}>
        <div className="row wrap gap-2">
          <IconButton
            label={isPlaying ? 'Pause preview' : 'Play preview'}
            icon={isPlaying ? <Pause /> : <Play />}
            tone="solid"
            onClick={() => setIsPlaying(!isPlaying)}
          />
          {found !== undefined && (
            <Button
              size="small"
              icon={<RotateCcw />}
              disabled={isSameRegion(region, found)}
              onClick={() => change(found)}
            >
              {isSameRegion(region, middleRegion) ? 'Use the found reels' : 'Reset to the found reels'}
            </Button>
          )}
        </div>
        <p className="small-faint">
          Drag the rectangle, its corners or its sides. Zoom and position are not used for this shape.
        </p>
      </div>
    </div>
  );
}

const whole: VideoRegion = { x: 0, y: 0, width: 1, height: 1 };
