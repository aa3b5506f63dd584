/** The few words an ad shows or speaks that its maker does not write. Apart from `messages`, so that ads stay small. */
export const adWords = {
  mute: 'Mute',
  unmute: 'Unmute',
  /** Said by screen readers while the video is not ready for the tap that was made. */
  loading: 'Loading',
  videoFailed: 'Video error',
} as const;

/** The counter beside the spin button; `spinsLeft` counts the one being asked for. */
export function spinsLeftText(spinsLeft: number): string {
  return `${spinsLeft} spin${spinsLeft === 1 ? '' : 's'} left`;
}
