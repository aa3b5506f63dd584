import type { MediaSlot, RuntimeAd } from './runtime-ad.ts';

/** One asset as encoded in the finished file. */
export interface EncodedMedia {
  /** Such as `video/mp4`. */
  readonly mimeType: string;
  /** The bytes as base64 without the `data:` prefix, or as the text that `decode` reads. */
  readonly text: string;
  /**
   * Decodes `text`, for video and music in another encoding than base64. Called with its slices, of any length and in
   * order. Throws if the text is damaged.
   */
  decode?(text: string): Uint8Array<ArrayBuffer>;
}

/**
 * The interface that a network's page provides to the player, which is independent of networks. Errors thrown by
 * `openStore` or `event` do not end the ad.
 *
 * @example
 * const host: AdHost = {
 *   openStore: () => FbPlayableAd.onCTAClick(),
 *   media: (slot) => encoded[slot] ?? null,
 *   event(event) {
 *     // `event.type` determines the event's other properties.
 *     if (event.type === 'pause') console.log(event.frame, event.spinsLeft);
 *   },
 * };
 */
export interface AdHost {
  /** Opens the store. Called synchronously inside the trusted tap on the CTA, once per tap. */
  openStore(): void;
  /**
   * Returns the asset of a slot, or null if the file does not contain it. The cover may be requested immediately, other
   * assets only after the page has loaded.
   */
  media(slot: MediaSlot): EncodedMedia | null;
  /** Subscribes to the host's visibility, for web views in which the page's own visibility is unreliable. */
  onVisibility?(listener: (isVisible: boolean) => void): void;
  /** Subscribes to the host's volume, 0 to 1. */
  onVolume?(listener: (volume: number) => void): void;
  /**
   * Subscribes to edits of the running ad, for pages with an editor. Edits start after the page has loaded. They may
   * change text, colors, positions and options, but not the slots or `video`. The current state and media remain on
   * screen. The listener returns a cleanup function that removes the old elements; until then, the new elements are
   * above them.
   */
  onAd?(listener: (ad: RuntimeAd) => () => void): void;
  /** Called for each event of the ad, after its effect is on screen. */
  event?(event: AdEvent): void;
}

/**
 * An event of an ad. Passed to `AdHost.event`, and by the preview's host adapter to the wizard. `spinsLeft` includes
 * the spin for which the ad is waiting.
 */
export type AdEvent =
  /** The video can play. */
  | { readonly type: 'load' }
  /** The viewer's first tap, even if the video cannot play yet. */
  | { readonly type: 'start' }
  /** The video is paused at `frame`, counted from 0, and waits for a tap. */
  | { readonly type: 'pause'; readonly frame: number; readonly spinsLeft: number }
  /** The tap that ends a pause. */
  | { readonly type: 'spin'; readonly spinsLeft: number }
  /** The winning badge is over the last frame. */
  | { readonly type: 'badge' }
  /** The outro is on screen. */
  | { readonly type: 'outro' }
  /** The CTA was tapped. Emitted right after `openStore`. */
  | { readonly type: 'cta' }
  /** The sound changed: by the viewer, by a browser that blocks sound, or because the video stalled with sound. */
  | { readonly type: 'mute'; readonly isMuted: boolean }
  /**
   * The video cannot be played. `message` is in English. The ad continues with its outro. If the cover is still shown,
   * the outro follows the first tap.
   */
  | { readonly type: 'error'; readonly message: string };

/** A running ad. */
export interface AdHandle {
  /**
   * Stops the ad and removes its elements from `root`, including an adopted cover. `root` keeps its class `sr`. Later
   * host events are ignored. May be called more than once.
   */
  destroy(): void;
}
