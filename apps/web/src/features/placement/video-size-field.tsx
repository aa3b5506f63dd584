import { sliderRanges } from '@spinreel/config-schema/limits';
import { SliderField } from '../../ui/slider-field.tsx';
import type { LivePlacements } from './live-placements.ts';
import { useLiveValue } from './use-live-value.ts';

interface VideoSizeFieldProps {
  /** As the draft has it. */
  sizeFactor: number;
  placements: LivePlacements;
  onChange: (sizeFactor: number) => void;
}

/** Sizes the video of a split screen, and says its size while a corner of it is pulled. */
export function VideoSizeField({ sizeFactor, placements, onChange }: VideoSizeFieldProps) {
  const shown = useLiveValue(placements, (live) => live?.sizeFactor ?? sizeFactor);
  return (
    <SliderField
      label="Video size"
      value={shown}
      range={sliderRanges.videoSize}
      format={(value) => `${Math.round(value * 100)} %`}
      onChange={onChange}
    />
  );
}
