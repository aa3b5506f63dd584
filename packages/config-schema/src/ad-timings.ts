import type { Milliseconds } from './units.ts';

/** How long the winning badge stands over the last frame (product spec, section 9). */
export const winningBadgeMs: Milliseconds = 3000;

/**
 * After a tap the video's first frame has the phone to itself for so long: neither the sign of loading nor the music is
 * prepared meanwhile, and most videos need less. Under a second, in which WebKit lets timers pass on the tap that sound
 * needs (`maxIntervalForUserGestureForwarding`).
 */
export const firstFrameRoomMs: Milliseconds = 250;

/**
 * A video that shows no new picture for so long, although it should play, goes on without its sound, and after as long again
 * is given up: the outro is shown.
 */
export const videoStallMs: Milliseconds = 3500;

/** Two clicks on the call to action within this time are one tap that a web view reported twice. */
export const doubleClickGuardMs: Milliseconds = 400;
