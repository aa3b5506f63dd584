import { muteButtonNames } from '@spinreel/config-schema/languages/player-labels';
import type { Maker } from '../opening/maker.ts';
import { findParts } from './in-page/find-parts.ts';
import { createGeometry } from './in-page/page-geometry.ts';
import { readLayout } from './in-page/read-layout.ts';
import type { RecordingOptions } from './in-page/page-survey.ts';
import { recordTimeline } from './in-page/record-timeline.ts';
import { hideElements, hideLetters, stopAnimations } from './in-page/still-page.ts';

/** Composes the script that surveys an ad from inside its page. It must run after the host simulator, and before the ad. */
export function composeSurveyScript({ origin }: Maker): string {
  const options: RecordingOptions = {
    muteLabels: origin === 'spinreel' ? muteButtonNames : null,
    sampleMs: 100,
    awaitMs: 10_000,
  };
  const functions = Object.entries({
    findParts,
    createGeometry,
    readLayout,
    stopAnimations,
    hideLetters,
    hideElements,
  })
    .map(([name, run]) => `${name}: ${run.toString()}`)
    .join(', ');
  return `(${recordTimeline.toString()})(${JSON.stringify(options)}, { ${functions} });`;
}
