import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { isFileFact } from '@spinreel/config-schema/ad/document/file-facts';
import { sharedPaths, wholeValueFields } from '@spinreel/config-schema/ad/variants/overridable-paths';
import { isPlainObject } from '@spinreel/config-schema/plain-object';
import { isEqual } from './is-equal.ts';

const shared: ReadonlySet<string> = new Set(sharedPaths);

/**
 * Lists the paths of the fields that differ between two contents of an ad, at the level at which variants override them:
 * positions, trims and lists change as a whole, and so does a file that is replaced. Names, addresses and measurements of
 * files are no difference. Fields that all variants share are listed too.
 */
export function listChangedPaths(before: AdConfig, after: AdConfig): string[] {
  return listIn(before, after, '');
}

/** Whether a path is that of a field that all variants of an ad share. */
export function isSharedPath(path: string): boolean {
  return shared.has(path);
}

function listIn(before: unknown, after: unknown, path: string): string[] {
  if (isEqual(before, after)) return [];
  const sides = [before, after].filter(isPlainObject);
  const isMissing = (value: unknown) => value === undefined || value === null;
  const areParts =
    sides.length > 0 && [before, after].every((side) => isPlainObject(side) || isMissing(side));
  if (!areParts || sides.some((side) => wholeValueFields.some((field) => field in side))) return [path];
  const hasFile = sides.some((side) => 'filePath' in side);
  if (hasFile && (sides.length < 2 || sides[0]?.['filePath'] !== sides[1]?.['filePath'])) return [path];
  const keys = new Set(sides.flatMap((side) => Object.keys(side)));
  return [...keys].flatMap((key) => {
    if (hasFile && isFileFact(key)) return [];
    const [one, other] = [before, after].map((side) => (isPlainObject(side) ? side[key] : undefined));
    return listIn(one, other, path === '' ? key : `${path}.${key}`);
  });
}
