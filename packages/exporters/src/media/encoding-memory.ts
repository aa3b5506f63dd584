import type { MediaFile } from '@spinreel/config-schema/ad/ad-media';
import type { PagePart } from '../page/page-part.ts';

/** Remembers the text of media, so that the next file with the same media is composed without encoding them again. */
export interface EncodingMemory {
  /**
   * Returns the parts of a file's text. `encode` is called only once for the same bytes and the same `encoding`, which names
   * everything else that the text depends on.
   */
  readonly remember: (file: MediaFile, encoding: string, encode: () => PagePart[]) => PagePart[];
  /** Forgets the texts of these bytes. Otherwise, they are forgotten when nothing refers to the bytes any more. */
  readonly forget: (bytes: Uint8Array) => void;
}

/**
 * Creates a memory for `exportAd`. It takes as much memory as the texts of all media that are in use. The bytes of media must
 * not change.
 *
 * @example
 * const memory = createEncodingMemory();
 * for (const ad of ads) await exportAd({ ad, media, network: networks.meta, memory });
 */
export function createEncodingMemory(): EncodingMemory {
  const known = new WeakMap<Uint8Array, Map<string, WrittenPart[]>>();
  return {
    remember({ bytes, mimeType }, encoding, encode) {
      const texts = known.get(bytes) ?? new Map<string, WrittenPart[]>();
      known.set(bytes, texts);
      const key = `${mimeType} ${encoding}`;
      const parts = texts.get(key) ?? encode().map(writePart);
      texts.set(key, parts);
      return parts;
    },
    forget(bytes) {
      for (const part of [...(known.get(bytes)?.values() ?? [])].flat()) part.release();
      known.delete(bytes);
    },
  };
}

interface WrittenPart extends PagePart {
  /** Frees its memory now. Until garbage is collected, megabytes would be in memory. */
  readonly release: () => void;
}

/** Writes a part once. */
function writePart({ key, sizeBytes, writeTo }: PagePart): WrittenPart {
  const bytes = new Uint8Array(sizeBytes);
  writeTo(bytes);
  return {
    key,
    sizeBytes,
    writeTo: (target) => target.set(bytes),
    release: () => void bytes.buffer.transfer(0),
  };
}
