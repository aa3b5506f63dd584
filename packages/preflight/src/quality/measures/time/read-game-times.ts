import type { Survey } from '../../../survey/survey.ts';

/** A part of an ad during which the viewer can only watch, in seconds. */
export interface Stretch {
  readonly seconds: number;
  readonly endsWith: 'tap' | 'badge' | 'outro';
}

/**
 * Returns the stretches of our own ad up to each pause and up to the end of its video, in order. The winning badge is the
 * viewer's reward, so it ends the last stretch and is not part of it. Times are those of the video, so that a slow machine
 * does not change them. Null for a foreign ad, and for one that was not played to its outro.
 */
export function readStretches({ maker, videoSeconds, pauseSeconds, timeline }: Survey): Stretch[] | null {
  const hasEnded = timeline.phases.some(({ kind }) => kind === 'outro');
  if (maker.origin !== 'spinreel' || videoSeconds === null || !hasEnded) return null;
  const hasBadge = timeline.phases.some(({ kind }) => kind === 'badge');
  const ends = [...pauseSeconds, videoSeconds];
  return ends.map((end, index) => ({
    seconds: end - (ends[index - 1] ?? 0),
    endsWith: index < pauseSeconds.length ? 'tap' : hasBadge ? 'badge' : 'outro',
  }));
}

/** Returns the seconds from the first paint to another time of the timeline; null if there is none. */
export function readSecondsAfterPaint({ timeline }: Survey, timeMs: number | null): number | null {
  if (timeMs === null) return null;
  return Math.max(0, timeMs - (timeline.firstPaintMs ?? 0)) / 1000;
}
