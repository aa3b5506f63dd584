import { defaults } from '@spinreel/config-schema/defaults';
import { sliderRanges } from '@spinreel/config-schema/limits';
import { RotateCcw } from 'lucide-react';
import { shallowEqual } from 'react-redux';
import { adChanged } from '../../ad-draft/ad-draft-slice.ts';
import { changeVideoCut } from '../../ad-draft/change-video-cut.ts';
import { useDraftDispatch, useDraftSelector } from '../../ad-draft/draft-root.ts';
import { videoCutOf } from '../../ad-draft/select-video.ts';
import { Button } from '../../ui/button.tsx';
import { SliderField } from '../../ui/slider-field.tsx';
import styles from './video-cut-fields.module.css';

/** Which part of the picture is seen. The picture follows the sliders; letting go has the server cut it. */
export function VideoCutFields() {
  const dispatch = useDraftDispatch();
  const { zoom, zoomX, zoomY } = useDraftSelector((state) => videoCutOf(state.adDraft.config), shallowEqual);
  const show = (change: { zoom?: number; zoomX?: number; zoomY?: number }) =>
    dispatch(adChanged({ assets: { gameplayVideo: change } }));
  const isDefault = zoom === defaults.zoom && zoomX === defaults.zoomX && zoomY === defaults.zoomY;
  return (
    <div className={styles.fields}>
      <SliderField
        label="Zoom"
        value={zoom}
        range={sliderRanges.zoom}
        format={(value) => `${value.toFixed(1)}x`}
        onChange={(value) => show({ zoom: value })}
        onCommit={(value) => void dispatch(changeVideoCut({ zoom: value }))}
      />
      <SliderField
        label="Horizontal position"
        value={zoomX}
        range={sliderRanges.zoomOffset}
        format={signed}
        onChange={(value) => show({ zoomX: value })}
        onCommit={(value) => void dispatch(changeVideoCut({ zoomX: value }))}
      />
      <SliderField
        label="Vertical position"
        value={zoomY}
        range={sliderRanges.zoomOffset}
        format={signed}
        onChange={(value) => show({ zoomY: value })}
        onCommit={(value) => void dispatch(changeVideoCut({ zoomY: value }))}
      />
      <Button
        size="small"
        variant="quiet"
        disabled={isDefault}
        icon={<RotateCcw aria-hidden="true" />}
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

function signed(value: number): string {
  return value > 0 ? `+${value} %` : `${value} %`;
}
