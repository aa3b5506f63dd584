import { videoStallMs, winningBadgeMs } from '@spinreel/config-schema/limits/ad-timings';
import { videoLimits } from '@spinreel/config-schema/limits/limits';

/**
 * How long the viewer waits and watches, in milliseconds. All values far exceed what a good ad needs on a slow machine.
 */
export const viewerLimits = {
  /** Until the cover is painted after the page has loaded. */
  coverMs: 3000,
  /** Time without taps on the cover and on the outro. */
  untouchedMs: 1500,
  /** Until the video plays after the first tap, or after the ad is shown again. Our player gives up earlier. */
  startMs: 2 * videoStallMs,
  /** Until sound stops after the ad is hidden. */
  silenceMs: 1000,
  /** Until a page responds to a tap, a script or a screenshot. */
  answerMs: 10_000,
  /** Until a page that did not respond responds again, or has used the processor time after which it is ended. */
  blockedMs: 120_000,
  /** Until a tap on the outro button causes a CTA call. */
  ctaMs: 2000,
  /** For a new layout, or for the effects of a tap. */
  settleMs: 400,
  /** Until an unknown ad has loaded, or its animations after a tap have ended. */
  loadingMs: 5000,
  /** Until an unknown ad reacts to a tap. */
  reactionMs: 250,
  /** Polling interval. */
  lookMs: 150,
  /** Longest time without a new frame: the winning badge is shown, or the player waits for a stalled video. */
  boredomMs: 2 * videoStallMs + winningBadgeMs + 2000,
  /** Added to the video's duration, for everything except the video. */
  besideVideoMs: 25_000,
  /** Time for one stage, such as the cover or the game, after which any ad is stopped. */
  stageMs: videoLimits.maxAdDurationSeconds * 1000 + 90_000,
} as const;
