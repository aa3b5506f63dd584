import type { CompliancePart } from '@spinreel/config-schema/compliance/compliance-elements';
import type { PlacementScreen } from '@spinreel/config-schema/options/options';

/** The `source` of messages from a preview to the wizard. */
export const previewMessageSource = 'spinreel-preview';

/** The `source` of messages from the simulated host of a preview to the wizard. */
export const hostMessageSource = 'spinreel-host';

/** The `source` of messages from the wizard to a preview. */
export const wizardMessageSource = 'spinreel-wizard';

/** How far an ad has been played. Several pages with the same ad follow each other by it. */
export interface PlayProgress {
  /** How many taps had an effect: the one on the cover, and one for each spin. */
  readonly taps: number;
  /** Whether the video runs towards its next stop: a pause or its end. False on the cover, at a pause, and at the end. */
  readonly isRunning: boolean;
  /** The position of the video at `atMs`. */
  readonly seconds: number;
  /** In milliseconds since 1970, which is the same clock in all pages of a browser. */
  readonly atMs: number;
}

/** What a part of an ad's screen is. The player's style sheet has the classes by which a page recognizes it. */
export type ScreenPartRole = 'button' | 'text' | 'finger' | 'badge' | 'mute' | CompliancePart;

/** A visible part of an ad's screen. */
export interface ScreenPart {
  readonly role: ScreenPartRole;
  /** In CSS pixels of the page, without transforms such as those of pulses. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What a page shows while it waits for a tap. */
export interface ShownScreen {
  readonly screen: PlacementScreen;
  readonly widthPx: number;
  readonly heightPx: number;
  /** From back to front. */
  readonly parts: readonly ScreenPart[];
}

/** A command of the wizard to a preview that is one of several in sync. */
export type WallCommand =
  /** Continues until the ad is as far as another one. */
  | { readonly source: typeof wizardMessageSource; readonly follow: PlayProgress }
  /** Hides the ad as if the viewer switched to another app, which pauses it, or shows it again. */
  | { readonly source: typeof wizardMessageSource; readonly isHidden: boolean }
  | { readonly source: typeof wizardMessageSource; readonly isMuted: boolean };

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
