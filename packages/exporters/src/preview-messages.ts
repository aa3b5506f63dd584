/** The `source` of messages from a preview to the wizard. */
export const previewMessageSource = 'spinreel-preview';

/** The `source` of messages from the simulated host of a preview to the wizard. */
export const hostMessageSource = 'spinreel-host';

/** The `source` of messages from the wizard to a preview. */
export const wizardMessageSource = 'spinreel-wizard';

/** A call of an ad to its simulated host. */
export type HostCall =
  /** The ad opened the store. `url` is null if the network opens the URL of its campaign. */
  | { readonly kind: 'store'; readonly url: string | null }
  /** The ad reported its progress, such as `gameReady`. */
  | { readonly kind: 'lifecycle'; readonly name: string }
  /** The ad reported a measurement event, such as `CHALLENGE_STARTED`. */
  | { readonly kind: 'measurement'; readonly name: string }
  /** The ad broke a rule of the host's interface. `text` is a sentence. */
  | { readonly kind: 'problem'; readonly text: string };

/** A message of the simulated host to the wizard, one for each call. */
export interface HostMessage {
  readonly source: typeof hostMessageSource;
  readonly call: HostCall;
}

/** A command of the wizard to the simulated host. */
export type HostCommand =
  /** Hides the ad as if the viewer switched to another app, or shows it again. */
  | { readonly source: typeof wizardMessageSource; readonly isHidden: boolean }
  /** Sets the phone's volume, 0 to 1. Ignored if the network does not report it. */
  | { readonly source: typeof wizardMessageSource; readonly volume: number };
