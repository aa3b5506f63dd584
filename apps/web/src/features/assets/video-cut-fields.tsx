import { defaults } from '@spinreel/config-schema/ad/defaults';
import { sliderRanges } from '@spinreel/config-schema/limits/limits';
import { RotateCcw } from 'lucide-react';
import { shallowEqual } from 'react-redux';
import { adChanged } from '../../ad-draft/ad-draft-slice.ts';
import { changeVideoCut } from '../../ad-draft/video-cut/change-video-cut.ts';
import { useDraftDispatch, useDraftSelector } from '../../ad-draft/draft-root.ts';
import { selectVideoCut } from '../../ad-draft/video-cut/select-video.ts';
import { Button } from '../../ui/actions/button.tsx';
import { SliderField } from '../../ui/fields/slider-field.tsx';
import styles from './video-cut-fields.module.css';

/** The crop settings. The preview follows the sliders. The server makes the crop when a slider is released. */
export function VideoCutFields() {
  const dispatch = useDraftDispatch();
  const { zoom, zoomX, zoomY } = useDraftSelector(
    (state) => selectVideoCut(state.adDraft.document),
    shallowEqual,
  );
  const show = (change: { zoom?: number; zoomX?: number; zoomY?: number }) =>
    dispatch(adChanged({ assets: { gameplayVideo: change } }));
  const isDefault = zoom === defaults.zoom && zoomX === defaults.zoomX && zoomY === defaults.zoomY;
  return (
    <div className={styles.fields}>
      <SliderField
        field="assets.gameplayVideo.zoom"
        label="Zoom"
        value={zoom}
        range={sliderRanges.zoom}
        format={(value) => `${value.toFixed(1)}x`}
        onChange={(value) => show({ zoom: value })}
        onCommit={(value) => void dispatch(changeVideoCut({ zoom: value }))}
      />
      <SliderField
        field="assets.gameplayVideo.zoomX"
        label="Horizontal position"
        value={zoomX}
        range={sliderRanges.zoomOffset}
        format={formatSigned}
        onChange={(value) => show({ zoomX: value })}
        onCommit={(value) => void dispatch(changeVideoCut({ zoomX: value }))}
      />
      <SliderField
        field="assets.gameplayVideo.zoomY"
        label="Vertical position"
        value={zoomY}
        range={sliderRanges.zoomOffset}
        format={formatSigned}
        onChange={(value) => show({ zoomY: value })}
        onCommit={(value) => void dispatch(changeVideoCut({ zoomY: value }))}
      />
      <Button
        size="small"
        variant="quiet"
        disabled={isDefault}
        icon={<RotateCcw />}
        className={styles.reset}
        onClick={() =>
          void dispatch(changeVideoCut({ zoom: defaults.zoom, zoomX: defaults.zoomX, zoomY: defaults.zoomY }))
        }
      >
        Reset zoom and position
      </Button>
    </div>
  );
}

function formatSigned(value: number): string {
  return value > 0 ? `+${value} %` : `${value} %`;
}
