import { quantile, timesTheLimit } from '../alternating.ts';
import type { Bench, Figure } from '../figure.ts';
import { startPages } from './start-pages.ts';
import { startInTurns } from './start-in-turns.ts';
import type { StartedPage } from './started-page.ts';

/** Browsers report paints in steps of 4 ms, and single rounds vary by more than the limits. */
const rounds = 21;

/**
 * Measures how soon an ad is visible and responds on a slow phone, compared with a page that contains only an image and
 * a video. That page is a single file too, because the load time of a large file is a property of the format.
 */
export const startUp: Bench = {
  name: 'start-up',
  run: async () => {
    const { files } = await startPages();
    return figures(await startInTurns({ files, names: ['ad', 'bare', 'without-fonts'], rounds }));
  },
};

type Started = Readonly<Record<'ad' | 'bare' | 'without-fonts', readonly StartedPage[]>>;

function figures(started: Started): Figure[] {
  const each = (name: keyof Started, key: keyof StartedPage) => started[name].map((page) => page[key]);
  const times = (key: keyof StartedPage) => timesTheLimit(each('ad', key), each('bare', key));
  const median = (name: keyof Started, key: keyof StartedPage) => quantile(each(name, key), 0.5);
  const medians = (key: keyof StartedPage, limit: Exclude<keyof Started, 'ad'>) =>
    median('ad', key) / median(limit, key);
  for (const key of ['paintMs', 'readyMs', 'tapToFrameMs', 'longestTaskMs', 'heapBytes'] as const)
    process.stdout.write(
      `  ${key}: ${list(each('ad', key))}; bare ${list(each('bare', key))}; without fonts ${list(each('without-fonts', key))}\n`,
    );
  return [
    { name: 'first paint, by the bare page', value: times('paintMs'), unit: 'x', atMost: 1.15 },
    { name: 'first paint, by the bare page, medians', value: medians('paintMs', 'bare'), unit: 'x' },
    {
      // One paint that is faster by chance differs from the others by more than the limit, so these are lower quartiles.
      name: 'first paint, by the ad without its fonts, lower quartiles',
      value: quantile(each('ad', 'paintMs'), 0.25) / quantile(each('without-fonts', 'paintMs'), 0.25),
      unit: 'x',
      atMost: 1.05,
    },
    {
      name: 'first paint, by the ad without its fonts, medians',
      value: medians('paintMs', 'without-fonts'),
      unit: 'x',
    },
    { name: 'tap to first frame, by the bare page', value: times('tapToFrameMs'), unit: 'x', atMost: 1 },
    {
      name: 'tap to first frame, by the bare page, medians',
      value: medians('tapToFrameMs', 'bare'),
      unit: 'x',
    },
    {
      name: 'longest task at load, by the bare page, medians',
      value: medians('longestTaskMs', 'bare'),
      unit: 'x',
      atMost: 1,
    },
    { name: 'longest task at load, median', value: median('ad', 'longestTaskMs'), unit: 'ms' },
    {
      name: 'memory of JavaScript, by the bare page',
      value: medians('heapBytes', 'bare'),
      unit: 'x',
      atMost: 1.5,
    },
  ];
}

function list(values: readonly number[]): string {
  return values.map((value) => value.toFixed()).join(' ');
}
