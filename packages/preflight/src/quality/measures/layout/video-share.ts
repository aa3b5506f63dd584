import { defineMeasure, rateAtLeast, qualitySources } from '../../measure.ts';
import type { ShapeLayout } from '../../../survey/survey.ts';
import { computeArea, intersect, listLayouts, listPlaces } from './list-layouts.ts';
import { formatShare, roundShare } from './read-shares.ts';

/** A 16:9 video at 90 % of the width fills a fifth of a tall phone. */
const limits = { good: 0.2, fair: 0.12 } as const;

/** The share of the screen that the video fills while it plays, in the worst shape. */
export const videoShare = defineMeasure({
  id: 'video-share',
  label: 'Screen filled by the video',
  unit: 'ratio',
  weight: 1,
  targetText: `at least ${formatShare(limits.good)}`,
  notJudgedText: 'The video can only be recognized in ads made with Spinreel.',
  fix: 'Make the video area larger, or crop the video to its reels.',
  field: 'assets.gameplayVideo',
  source: qualitySources.own,
  read: ({ survey }) => {
    if (survey.maker.origin !== 'spinreel') return null;
    const measured = listLayouts(survey)
      .filter(({ place }) => place.screen === 'gameplay')
      .map(({ place, layout }) => ({ place, share: roundShare(measureVideo(layout)) }))
      .filter(({ share }) => share > 0);
    if (measured.length === 0) return null;
    const value = Math.min(...measured.map(({ share }) => share));
    const status = rateAtLeast(value, limits);
    return {
      ...{ value, valueText: formatShare(value), status },
      message:
        status === 'good'
          ? 'The video is large in every shape.'
          : `The video fills only ${formatShare(value)} of the screen in a shape.`,
      places: listPlaces(measured.filter(({ share }) => share < limits.good)),
    };
  },
});

function measureVideo({ images, widthPx, heightPx }: ShapeLayout): number {
  const screen = { x: 0, y: 0, width: widthPx, height: heightPx };
  const areas = images.filter(({ kind }) => kind === 'video').map(({ box }) => intersect(box, screen));
  return Math.max(0, ...areas) / computeArea(screen);
}
