import { sliderRanges } from '@spinreel/config-schema/limits/limits';
import { SliderField } from '../../ui/fields/slider-field.tsx';
import type { LivePlacements } from './moving/live-placements.ts';
import { useLiveValue } from './moving/use-live-value.ts';

interface VideoSizeFieldProps {
  /** The size factor in the draft. */
  sizeFactor: number;
  placements: LivePlacements;
  onChange: (sizeFactor: number) => void;
}

/** Resizes the video of a split screen. Shows the current size while a corner is dragged. */
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
