import { createHash } from 'node:crypto';

const remembered = new WeakMap<Uint8Array, { sha256: string; results: Map<string, unknown> }>();

/**
 * Returns the result of `work` for these bytes, which is done again only if the bytes have changed. It is kept as long as the
 * bytes are in use. `key` names the work and everything else that it depends on.
 */
export function rememberByBytes<Result>(bytes: Uint8Array, key: string, work: () => Result): Result {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const known = remembered.get(bytes);
  const { results } = known?.sha256 === sha256 ? known : { results: new Map<string, unknown>() };
  if (!results.has(key)) results.set(key, work());
  remembered.set(bytes, { sha256, results });
  return results.get(key) as Result;
}
