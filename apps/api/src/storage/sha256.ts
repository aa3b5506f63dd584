import { createHash } from 'node:crypto';

/** SHA-256 of text or bytes as 64 hexadecimal digits. */
export function computeSha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
