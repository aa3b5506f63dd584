import type { Milliseconds } from './units.ts';

/** How long the winning badge is shown over the last frame (requirement playback.winning-badge). */
export const winningBadgeMs: Milliseconds = 3000;

/**
 * For this time after a tap, only the video's first frame is prepared. The loading indicator, the mute button and the
 * music follow. Most videos need less. It must be under one second, because WebKit forwards the user gesture that sound
 * requires to timers for that long only (`maxIntervalForUserGestureForwarding`).
 */
export const settleMs: Milliseconds = 250;

/**
 * A video that shows no new frame for this long, although it should play, continues without its sound. If that does not
 * help for as long again, the outro is shown.
 */
export const videoStallMs: Milliseconds = 3500;

/** Two clicks on the CTA within this time count as one tap that a web view reported twice. */
export const doubleClickGuardMs: Milliseconds = 400;
