import { createHash } from 'node:crypto';
import { UncheckableFile } from '../limits/uncheckable-file.ts';

/** Bytes with the results of the work that was done on them. Only valid while nobody changes the bytes. */
export interface RememberedBytes {
  readonly bytes: Uint8Array;
  /** SHA-256, as 64 hexadecimal digits. */
  readonly sha256: string;
  /**
   * Returns the result of `work`, which is done only once. `key` names the work and everything else that it depends on. Work that
   * failed fails again with the same error. Work that was interrupted by a time limit throws `UncheckableFile` from then on.
   */
  readonly once: <Result>(key: string, work: () => Result) => Result;
}

type Outcome = { readonly result: unknown } | { readonly error: unknown };

const remembered = new WeakMap<Uint8Array, RememberedBytes>();

/**
 * Returns what is known about bytes. It is kept as long as the bytes are in use, and forgotten if they have changed. Hashes the
 * bytes each time, so keep the result to check a file for many networks.
 */
export function rememberByBytes(bytes: Uint8Array): RememberedBytes {
  const sha256 = hashBytes(bytes);
  const known = remembered.get(bytes);
  if (known?.sha256 === sha256) return known;
  const fresh = createMemory(bytes, sha256);
  remembered.set(bytes, fresh);
  return fresh;
}

/** Returns an empty memory of bytes with this SHA-256, for work that must not be shared with other checks of the same bytes. */
export function createMemory(bytes: Uint8Array, sha256: string): RememberedBytes {
  const outcomes = new Map<string, Outcome>();
  return {
    bytes,
    sha256,
    once<Result>(key: string, work: () => Result) {
      const outcome = outcomes.get(key) ?? tryOnce(outcomes, key, work);
      if ('error' in outcome) throw outcome.error;
      return outcome.result as Result;
    },
  };
}

function tryOnce(outcomes: Map<string, Outcome>, key: string, work: () => unknown): Outcome {
  // Interrupted work ends without an error that could be caught.
  outcomes.set(key, { error: new UncheckableFile() });
  let outcome: Outcome;
  try {
    outcome = { result: work() };
  } catch (error) {
    outcome = { error };
  }
  outcomes.set(key, outcome);
  return outcome;
}

/** Returns the SHA-256 of bytes, as 64 hexadecimal digits. */
export function hashBytes(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
