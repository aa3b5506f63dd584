import { type HostCall, hostMessageSource } from '@spinreel/exporters/preview-messages';
import { asRecord } from '../../../lib/as-record.ts';

/** Parses a message of a simulated host. Returns null if it is another message. The caller must check the sender. */
export function parseHostMessage(data: unknown): HostCall | null {
  const { source, call } = asRecord(data);
  if (source !== hostMessageSource) return null;
  const { kind, url, name, text } = asRecord(call);
  // The ad runs in the same page as its host, so it could send any message. Long texts are of no use to anyone.
  if (kind === 'store') return { kind, url: typeof url === 'string' ? url.slice(0, maxLength) : null };
  if ((kind === 'lifecycle' || kind === 'measurement') && typeof name === 'string')
    return { kind, name: name.slice(0, maxLength) };
  return kind === 'problem' && typeof text === 'string' ? { kind, text: text.slice(0, maxLength) } : null;
}

const maxLength = 300;
