import type { AdEvent } from '@spinreel/ad-runtime/ad-host';
import { previewMessageSource } from '@spinreel/exporters/preview-messages';
import type { CarriedMedia } from './carried-media.ts';

/** A message of a preview page: an ad event, that the page can be edited, or which edit is shown. */
export type PreviewMessage =
  | { readonly kind: 'event'; readonly event: AdEvent }
  | { readonly kind: 'ready'; readonly carried: CarriedMedia }
  | { readonly kind: 'shown'; readonly number: number };

/** Parses a message. Returns null if it is not from a preview. The caller must check the sender. */
export function parsePreviewMessage(data: unknown): PreviewMessage | null {
  const { source, event, ready, shown } = asRecord(data);
  if (source !== previewMessageSource) return null;
  if (typeof shown === 'number') return { kind: 'shown', number: shown };
  if (ready !== undefined) return isCarriedMedia(ready) ? { kind: 'ready', carried: ready } : null;
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

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
