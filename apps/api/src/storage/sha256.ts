import { hash } from 'node:crypto';

/** SHA-256 of text or bytes as 64 hexadecimal digits. */
export function computeSha256(content: string | Uint8Array): string {
  return hash('sha256', content);
}
