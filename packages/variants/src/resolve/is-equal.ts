import { isPlainObject } from '@spinreel/config-schema/plain-object';

/** Whether two values of an ad are equal. The order of keys is irrelevant, and a missing value equals null. */
export function isEqual(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => isEqual(item, other[index]));
  if (!isPlainObject(one) || !isPlainObject(other)) return (one ?? null) === (other ?? null);
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((key) =>
    isEqual(one[key], other[key]),
  );
}
