import { createHash, hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';

/** SHA-256 of text or bytes as 64 hexadecimal digits. */
export function computeSha256(content: string | Uint8Array): string {
  return hash('sha256', content);
}

/** SHA-256 of a file as 64 hexadecimal digits. The file is not read into memory. */
export async function computeFileSha256(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
