import { videoStallMs, winningBadgeMs } from '@spinreel/config-schema/ad-timings';
import { videoLimits } from '@spinreel/config-schema/limits';

/** How long the viewer waits and watches, in milliseconds. All far above what a good ad needs on a slow machine. */
export const viewerLimits = {
  /** For the cover to be painted once the page has loaded. */
  coverMs: 3000,
  /** On the cover, and on the end card, with no finger near. */
  untouchedMs: 1500,
  /** For moving pictures after the first tap, and after the ad is in front again: the player itself gives up then. */
  startMs: 2 * videoStallMs,
  /** For sound to end when the ad is hidden. */
  silenceMs: 1000,
  /** For a page to take a tap, to be looked at, or to be photographed. */
  answerMs: 10_000,
  /** For a tap on the call to action to reach the click hook. */
  ctaMs: 2000,
  /** For a page to be laid out anew, or for whatever follows a tap. */
  settleMs: 400,
  /** Between two looks. */
  lookMs: 150,
  /** Without a new picture or a button: the badge may stand, or the player wait for a stalled video, but no longer. */
  boredomMs: 2 * videoStallMs + winningBadgeMs + 2000,
  /** Beyond the video's own length, for all that is not video. */
  besideVideoMs: 25_000,
  /** After which any ad is stopped. */
  wholeMs: videoLimits.maxAdDurationSeconds * 1000 + 30_000,
} as const;
