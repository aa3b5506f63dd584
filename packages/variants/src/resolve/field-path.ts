import { isPlainObject } from '@spinreel/config-schema/plain-object';

/** Returns the value at a path such as 'cta.label'; undefined if a part of the path is missing. */
export function readPath(part: unknown, path: string): unknown {
  let value = part;
  for (const key of path.split('.')) value = isPlainObject(value) ? value[key] : undefined;
  return value;
}

/**
 * Returns a copy with the value at a path replaced. `undefined` and null remove it, and the parts that this leaves empty.
 * Parts beside the path stay the same objects.
 */
export function writePath<Part extends object>(part: Part, path: string, value: unknown): Part {
  return (writeKeys(part, path.split('.'), value) ?? {}) as Part;
}

function writeKeys(part: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value ?? undefined;
  const { [key]: old, ...others } = isPlainObject(part) ? part : {};
  const next = writeKeys(old, rest, value);
  if (next !== undefined) return { ...(isPlainObject(part) ? part : {}), [key]: next };
  return Object.keys(others).length === 0 ? undefined : others;
}

/** Whether a path is `whole` or lies inside it: 'assets.gameplayVideo.trim' lies inside 'assets.gameplayVideo'. */
export function isInside(path: string, whole: string): boolean {
  return path === whole || path.startsWith(`${whole}.`);
}
