import { defineMeasure } from '../../measure.ts';
import { qualitySources } from '../../sources.ts';
import { flashLimits } from '../../flashes/flash-limits.ts';

export const flashes = defineMeasure({
  id: 'flashes',
  label: 'Flashes',
  unit: 'count',
  weight: 3,
  targetText: `at most ${flashLimits.maxFlashesPerSecond} in any second`,
  notJudgedText: ({ media }) =>
    media === null
      ? 'The video was not measured, because that needs ffmpeg.'
      : 'The ad has no video that could be measured.',
  fix: 'Use a video with fewer or weaker flashes, or cut that part out.',
  field: 'assets.gameplayVideo',
  source: qualitySources.flashes,
  read: ({ media }) => {
    if (media === null || media.flashes === null) return null;
    const { general, red } = media.flashes;
    const value = Math.max(general, red);
    const isWarning = value > flashLimits.maxFlashesPerSecond;
    const kind = red >= general && red > 0 ? 'red flashes' : 'flashes';
    return {
      value,
      valueText: `${value} in a second`,
      status: isWarning ? 'poor' : 'good',
      isWarning,
      message: isWarning
        ? `The ad has up to ${value} ${kind} in one second. They can cause seizures in viewers with photosensitive epilepsy.`
        : 'The ad does not flash more than is safe for viewers with photosensitive epilepsy.',
    };
  },
});
