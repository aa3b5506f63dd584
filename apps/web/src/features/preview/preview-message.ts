import type { AdEvent } from '@spinreel/ad-runtime/ad-host';
import { previewMessageSource } from '@spinreel/exporters/host-glue/preview-parent';
import type { CarriedMedia } from './carried-media.ts';

/** What a preview's page says: what happens in the ad, that it can be edited, or which edit is on screen. */
export type PreviewMessage =
  | { readonly kind: 'event'; readonly event: AdEvent }
  | { readonly kind: 'ready'; readonly carried: CarriedMedia }
  | { readonly kind: 'shown'; readonly number: number };

/** Reads a message; null when it is not a preview's. Who sent it is for the caller to check. */
export function previewMessageIn(data: unknown): PreviewMessage | null {
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
