import { computeSha256 } from '../../storage/sha256.ts';
import { releaseMemory } from './release-memory.ts';

/** Bytes that were used last. */
export interface RecentBytes {
  /** Returns equal bytes that were added; null if there are none. */
  readonly find: (bytes: Uint8Array) => Uint8Array | null;
  /** Adds bytes, which must not change any more. */
  readonly add: (bytes: Uint8Array) => void;
}

/**
 * Creates a list of at most `maxBytes` bytes. Those that were not used for the longest time are removed, and given to
 * `onRemoved`.
 */
export function createRecentBytes(
  maxBytes: number,
  { onRemoved }: { onRemoved: (bytes: Uint8Array) => void },
): RecentBytes {
  // The newest ones are last.
  let recent: Uint8Array[] = [];
  let sizeBytes = 0;
  return {
    find(bytes) {
      // Unequal bytes usually differ in the first few, so this compares the whole only once.
      const known = recent.find(
        (other) => other.byteLength === bytes.byteLength && Buffer.compare(other, bytes) === 0,
      );
      if (known === undefined) return null;
      recent = [...recent.filter((other) => other !== known), known];
      return known;
    },
    add(bytes) {
      recent.push(bytes);
      sizeBytes += bytes.byteLength;
      while (sizeBytes > maxBytes) {
        const [oldest = bytes, ...others] = recent;
        recent = others;
        sizeBytes -= oldest.byteLength;
        onRemoved(oldest);
      }
    },
  };
}

/**
 * Returns a function that computes the SHA-256 of parts of files, as 64 hexadecimal digits. It keeps copies of at most `maxBytes`
 * bytes, because it is several times faster to compare bytes than to hash them.
 */
export function createPartHasher(maxBytes: number): (part: Uint8Array) => string {
  const recent = createRecentBytes(maxBytes, { onRemoved: (bytes) => releaseMemory([bytes]) });
  const hashes = new WeakMap<Uint8Array, string>();
  return (part) => {
    const known = hashes.get(recent.find(part) ?? part);
    if (known !== undefined) return known;
    const hash = computeSha256(part);
    const copy = part.slice();
    hashes.set(copy, hash);
    recent.add(copy);
    return hash;
  };
}
