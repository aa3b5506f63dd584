import { defineMeasure, type UnseenPart, qualitySources } from '../../measure.ts';
import { flashLimits } from '../../flashes/flash-limits.ts';

const unseenTexts: Readonly<Record<UnseenPart, string>> = {
  video: 'Flashes are unknown, because a video of the ad could not be read.',
  canvas: 'Flashes are unknown, because the ad draws on a canvas, which cannot be measured.',
  celebration: 'Flashes are unknown, because the end of the ad could not be recorded.',
};

export const flashes = defineMeasure({
  id: 'flashes',
  label: 'Flashes',
  unit: 'count',
  weight: 3,
  targetText: `at most ${flashLimits.maxFlashesPerSecond} in any second`,
  notJudgedText: ({ media }) => {
    if (media === null) return 'The video was not measured, because that needs ffmpeg.';
    const [unseen] = media.unseen;
    return unseen === undefined ? 'The ad has no video that could be measured.' : unseenTexts[unseen];
  },
  fix: 'Use a video with fewer or weaker flashes, or cut that part out.',
  field: 'assets.gameplayVideo',
  source: qualitySources.flashes,
  read: ({ media, survey }) => {
    if (media === null || media.flashes === null) return null;
    const { general, red } = media.flashes;
    const value = Math.max(general, red);
    const isWarning = value > flashLimits.maxFlashesPerSecond;
    // What was not measured may flash more.
    if (!isWarning && media.unseen.length > 0) return null;
    const part = survey.maker.origin === 'spinreel' ? 'ad' : 'video of the ad';
    const kind = red >= general && red > 0 ? 'red flashes' : 'flashes';
    return {
      value,
      valueText: `${value} in a second`,
      status: isWarning ? 'poor' : 'good',
      isWarning,
      message: isWarning
        ? `The ad has up to ${value} ${kind} in one second. They can cause seizures in viewers with photosensitive epilepsy.`
        : `The ${part} does not flash more than is safe for viewers with photosensitive epilepsy.`,
    };
  },
});
