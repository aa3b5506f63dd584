import { createHash } from 'node:crypto';
import { UncheckableFile } from './limits/uncheckable-file.ts';

type Outcome = { readonly result: unknown } | { readonly error: unknown };

const remembered = new WeakMap<Uint8Array, { sha256: string; results: Map<string, Outcome> }>();

/**
 * Returns the result of `work` for these bytes, which is done again only if the bytes have changed. It is kept as long as the
 * bytes are in use. `key` names the work and everything else that it depends on. Work that was interrupted by a time limit is
 * not done again either: it throws `UncheckableFile`.
 */
export function rememberByBytes<Result>(bytes: Uint8Array, key: string, work: () => Result): Result {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const known = remembered.get(bytes);
  const { results } = known?.sha256 === sha256 ? known : { results: new Map<string, Outcome>() };
  remembered.set(bytes, { sha256, results });
  const outcome = results.get(key) ?? tryOnce(results, key, work);
  if ('error' in outcome) throw outcome.error;
  return outcome.result as Result;
}

function tryOnce(results: Map<string, Outcome>, key: string, work: () => unknown): Outcome {
  // Interrupted work ends without an error that could be caught.
  results.set(key, { error: new UncheckableFile() });
  let outcome: Outcome;
  try {
    outcome = { result: work() };
  } catch (error) {
    outcome = { error };
  }
  results.set(key, outcome);
  return outcome;
}
