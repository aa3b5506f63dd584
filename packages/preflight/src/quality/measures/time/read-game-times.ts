import { winningBadgeMs } from '@spinreel/config-schema/limits/ad-timings';
import type { Survey } from '../../../survey/survey.ts';

/** A part of an ad during which the viewer can only watch, in seconds. */
export interface Stretch {
  readonly seconds: number;
  /** Whether it is the last one, up to the outro. */
  readonly isLast: boolean;
}

/**
 * Returns the stretches of our own ad between two taps, in order. Times are those of the video, and the badge's own duration,
 * so that a slow machine does not change them. Null for a foreign ad, and for one that was not played to its outro.
 */
export function readStretches({ maker, videoSeconds, pauseSeconds, timeline }: Survey): Stretch[] | null {
  const hasEnded = timeline.phases.some(({ kind }) => kind === 'outro');
  if (maker.origin !== 'spinreel' || videoSeconds === null || !hasEnded) return null;
  const hasBadge = timeline.phases.some(({ kind }) => kind === 'badge');
  const ends = [...pauseSeconds, videoSeconds];
  return ends.map((end, index) => {
    const isLast = index === ends.length - 1;
    const badgeSeconds = isLast && hasBadge ? winningBadgeMs / 1000 : 0;
    return { seconds: end - (ends[index - 1] ?? 0) + badgeSeconds, isLast };
  });
}

/** Returns the seconds from the first paint to another time of the timeline; null if there is none. */
export function readSecondsAfterPaint({ timeline }: Survey, timeMs: number | null): number | null {
  if (timeMs === null) return null;
  return Math.max(0, timeMs - (timeline.firstPaintMs ?? 0)) / 1000;
}
