/** The accessible names of what the player draws without a visible text. */
export interface PlayerLabels {
  /** The mute button of an ad with sound, and of a muted one. */
  readonly mute: string;
  readonly unmute: string;
  /** Read by screen readers while the video is not ready for the tap that was made. */
  readonly loading: string;
}

/** The texts of an ad that its maker does not write. */
export interface PlayerTexts extends PlayerLabels {
  /** The counter next to the spin button, by the number of spins that are left. */
  readonly spinsLeft: readonly string[];
}
