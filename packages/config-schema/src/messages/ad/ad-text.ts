/* The few texts of an ad that its maker does not write. They are not in `messages`, so that ads stay small. */

/** The mute button's accessible names. */
export const muteLabel = 'Mute';
export const unmuteLabel = 'Unmute';

/** Read by screen readers while the video is not ready for the tap that was made. */
export const loadingLabel = 'Loading';

/** Reported to the host in an `error` event. */
export const videoFailedText = 'Video error';

/** The counter next to the spin button; `spinsLeft` includes the spin that is being asked for. */
export function formatSpinsLeft(spinsLeft: number): string {
  return `${spinsLeft} spin${spinsLeft === 1 ? '' : 's'} left`;
}
