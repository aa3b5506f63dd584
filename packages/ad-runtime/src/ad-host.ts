import type { MediaSlot, RuntimeAd } from './runtime-ad.ts';

/** One asset as it stands in the finished file. */
export interface EncodedMedia {
  /** Such as `video/mp4`. */
  readonly mimeType: string;
  /** Base64 without the `data:` prefix. */
  readonly base64: string;
}

/**
 * What a network's page gives to the player. The player knows no network. An error that `openStore` or `event` throws does
 * not end the ad.
 *
 * @example
 * const host: AdHost = {
 *   openStore: () => FbPlayableAd.onCTAClick(),
 *   media: (slot) => encoded[slot] ?? null,
 *   event(event) {
 *     // `event.type` tells the kind, and with it what else the event carries.
 *     if (event.type === 'pause') console.log(event.frame, event.spinsLeft);
 *   },
 * };
 */
export interface AdHost {
  /** Called synchronously inside the trusted tap on the call to action, once per tap. */
  openStore(): void;
  /** The asset of a slot, or null when the file does not carry it. The cover may be asked for at once, the others when the page has loaded. */
  media(slot: MediaSlot): EncodedMedia | null;
  /** The host's own word on visibility, for web views in which the page's own is unreliable. */
  onVisibility?(listener: (isVisible: boolean) => void): void;
  /** The host's own volume: 0 to 1. */
  onVolume?(listener: (volume: number) => void): void;
  /**
   * The same ad with other words, colours, places or options, after the page has loaded: for pages in which it is edited.
   * Slots and `video` must be those with which it was started. What is on screen stays, of the media as well as of the
   * state. The listener returns what takes the old elements away; until then the new ones lie above them.
   */
  onAd?(listener: (ad: RuntimeAd) => () => void): void;
  /** Told of everything that happens in the ad, as it happens and when it is on screen already. */
  event?(event: AdEvent): void;
}

/**
 * What happens in an ad, in order; told to `AdHost.event`, and by the preview's host to the wizard. `type` tells the members
 * apart. `spinsLeft` counts the spin that is being asked for.
 */
export type AdEvent =
  /** The video can play. */
  | { readonly type: 'load' }
  /** The viewer's first tap, whether the video can play yet or not. */
  | { readonly type: 'start' }
  /** The picture stands still at `frame`, counted from 0, and waits for a tap. */
  | { readonly type: 'pause'; readonly frame: number; readonly spinsLeft: number }
  /** The tap that ends a pause. */
  | { readonly type: 'spin'; readonly spinsLeft: number }
  /** The winning badge stands over the last picture. */
  | { readonly type: 'badge' }
  /** The end card is on screen. */
  | { readonly type: 'outro' }
  /** The call to action was tapped, right after `openStore`. */
  | { readonly type: 'cta' }
  /** By the viewer, by a browser that refuses sound, or because the video stood still with it. */
  | { readonly type: 'mute'; readonly isMuted: boolean }
  /** The video cannot be played; `message` is in English. The ad goes on to its end card, from its cover with the first tap. */
  | { readonly type: 'error'; readonly message: string };

/** A running ad. */
export interface AdHandle {
  /**
   * Stops everything and removes what the ad put into `root`, a cover that it took over included; `root` keeps its class `sr`.
   * What the host tells afterwards means nothing; it may be called twice.
   */
  destroy(): void;
}
