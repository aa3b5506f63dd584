import type { MediaFile } from '@spinreel/config-schema/ad/ad-media';
import { createSevenBitDecoder, unitBytes, unitCharacters } from '@spinreel/exporters/in-page/seven-bit-text';

/** Reads a medium from the data URI that the exporters wrote; null if it is damaged. */
export function readDataUri(uri: string): MediaFile | null {
  const comma = uri.indexOf(',');
  const header = /^data:((?:image|video|audio|font)\/[a-z0-9.+-]+);(?:base64|seven-bit;(\d{1,9}))$/.exec(
    uri.slice(0, Math.max(comma, 0)),
  );
  if (header === null) return null;
  const [, mimeType = '', size] = header;
  const text = uri.slice(comma + 1);
  const bytes = size === undefined ? decodeBase64(text) : decodeSevenBitText(text, Number(size));
  return bytes === null ? null : { bytes, mimeType };
}

function decodeBase64(text: string): Uint8Array | null {
  const bytes = Buffer.from(text, 'base64');
  return Math.ceil(bytes.length / 3) * 4 === text.length ? bytes : null;
}

function decodeSevenBitText(text: string, sizeBytes: number): Uint8Array | null {
  const length = Math.ceil(sizeBytes / unitBytes) * unitCharacters;
  return text.length === length ? createSevenBitDecoder(sizeBytes)(text) : null;
}
