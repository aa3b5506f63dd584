import type { AdEvent } from '@spinreel/ad-runtime/ad-host';
import { placementScreens } from '@spinreel/config-schema/options/options';
import {
  previewMessageSource,
  type PlayProgress,
  type ShownScreen,
} from '@spinreel/exporters/preview-messages';
import type { CarriedMedia } from '../../lib/ad/media-without-bytes.ts';
import { asRecord } from '../../lib/as-record.ts';

/**
 * A message of a preview page: an ad event, that the page can be edited, which edit is shown, how far the ad has been
 * played, or what its screen shows.
 */
export type PreviewMessage =
  | { readonly kind: 'event'; readonly event: AdEvent }
  | { readonly kind: 'ready'; readonly carried: CarriedMedia }
  | { readonly kind: 'shown'; readonly number: number }
  | { readonly kind: 'progress'; readonly progress: PlayProgress }
  | { readonly kind: 'screen'; readonly screen: ShownScreen };

/** Parses a message. Returns null if it is not from a preview. The caller must check the sender. */
export function parsePreviewMessage(data: unknown): PreviewMessage | null {
  const { source, event, ready, shown, progress, screen } = asRecord(data);
  if (source !== previewMessageSource) return null;
  if (typeof shown === 'number') return { kind: 'shown', number: shown };
  if (ready !== undefined) return isCarriedMedia(ready) ? { kind: 'ready', carried: ready } : null;
  if (progress !== undefined) return isPlayProgress(progress) ? { kind: 'progress', progress } : null;
  if (screen !== undefined) return isShownScreen(screen) ? { kind: 'screen', screen } : null;
  const { type } = asRecord(event);
  return typeof type === 'string' && eventTypes.includes(type)
    ? { kind: 'event', event: event as AdEvent }
    : null;
}

const eventTypes: readonly string[] = [
  'load',
  'start',
  'pause',
  'spin',
  'badge',
  'outro',
  'cta',
  'mute',
  'error',
] satisfies readonly AdEvent['type'][];

const videoNumbers = [
  'widthPx',
  'heightPx',
  'durationSeconds',
  'frameRate',
] satisfies (keyof CarriedMedia['video'])[];

function isCarriedMedia(value: unknown): value is CarriedMedia {
  const { slots, video } = asRecord(value);
  const facts = asRecord(video);
  const { pauseFrames } = facts;
  return (
    Array.isArray(slots) &&
    slots.every((slot) => typeof slot === 'string') &&
    videoNumbers.every((name) => typeof facts[name] === 'number') &&
    Array.isArray(pauseFrames) &&
    pauseFrames.every((frame) => typeof frame === 'number')
  );
}

function isPlayProgress(value: unknown): value is PlayProgress {
  const { taps, isRunning, seconds, atMs } = asRecord(value);
  return (
    typeof isRunning === 'boolean' && [taps, seconds, atMs].every((number) => typeof number === 'number')
  );
}

function isShownScreen(value: unknown): value is ShownScreen {
  const { screen, widthPx, heightPx, parts } = asRecord(value);
  return (
    placementScreens.some((name) => name === screen) &&
    [widthPx, heightPx].every((length) => typeof length === 'number') &&
    Array.isArray(parts) &&
    parts.map(asRecord).every(({ role, x, y, width, height }) => {
      return typeof role === 'string' && [x, y, width, height].every((length) => typeof length === 'number');
    })
  );
}
