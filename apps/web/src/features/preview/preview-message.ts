import type { AdEvent } from '@spinreel/ad-runtime/ad-host';
import { previewMessageSource } from '@spinreel/exporters/host-glue/preview-parent';

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

/** The event in a message of a preview; null in any other message. */
export function adEventIn(data: unknown): AdEvent | null {
  const { source, event } = asRecord(data);
  if (source !== previewMessageSource) return null;
  const { type } = asRecord(event);
  return typeof type === 'string' && eventTypes.includes(type) ? (event as AdEvent) : null;
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
