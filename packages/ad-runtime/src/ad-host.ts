import type { MediaSlot } from './runtime-ad.ts';

/** One asset as it stands in the finished file. */
export interface EncodedMedia {
  /** Such as `video/mp4`. */
  readonly mimeType: string;
  /** Base64 without the `data:` prefix. */
  readonly base64: string;
}

/** What a network's page gives to the player. The player knows no network. */
export interface AdHost {
  /** Called synchronously inside the trusted tap on the call to action, once per tap. */
  openStore(): void;
  /** The asset of a slot, or null when the file does not carry it. Images may be asked for at any time, others after load. */
  media(slot: MediaSlot): EncodedMedia | null;
  /** The host's own word on visibility, for web views in which the page's own is unreliable. */
  onVisibility?(listener: (isVisible: boolean) => void): void;
  /** The host's own volume: 0 to 1. */
  onVolume?(listener: (volume: number) => void): void;
  /** Told of everything that happens in the ad, as it happens. */
  event?(event: AdEvent): void;
}

/** What happens in an ad, in order; told to `AdHost.event`, and by the preview's host to the wizard. */
export type AdEvent =
  | { readonly type: 'load' }
  | { readonly type: 'start' }
  | { readonly type: 'pause'; readonly frame: number; readonly spinsLeft: number }
  | { readonly type: 'spin'; readonly spinsLeft: number }
  | { readonly type: 'badge' }
  | { readonly type: 'outro' }
  | { readonly type: 'cta' }
  | { readonly type: 'mute'; readonly isMuted: boolean }
  | { readonly type: 'error'; readonly message: string };

/** A running ad. */
export interface AdHandle {
  /** Stops everything and removes what the ad added. */
  destroy(): void;
}
