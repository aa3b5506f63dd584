import type { Maker } from '../opening/maker.ts';
import type { Survey, Timeline } from './survey.ts';

/** The timeline of an ad in which nothing happens. */
export const emptyTimeline = {
  firstPaintMs: null,
  coverPaintedMs: null,
  actionableMs: null,
  hintMs: null,
  firstFrameMs: null,
  soundMs: null,
  hasSoundedBeforeTap: false,
  phases: [],
  taps: [],
  texts: [],
  targets: [],
} as const satisfies Timeline;

/** Creates the survey of an ad that could not be played. `failure` is the reason. */
export function createEmptySurvey(maker: Maker, failure: string): Survey {
  return {
    maker,
    failure,
    hasOpenedStore: null,
    videoSeconds: null,
    pauseSeconds: [],
    timeline: emptyTimeline,
    stills: [],
    screenshots: [],
  };
}
