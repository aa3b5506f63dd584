import { textLimits } from '../../limits/limits.ts';
import type { StorePlatform } from '../../options/store-platforms.ts';
import type { Problem } from '../../problems/problem.ts';

type StoreUrlProblem = Problem<'store-url-invalid' | 'store-url-credentials' | 'store-url-too-long'>;

/** The fields that contain a store URL. */
export type StoreUrlFieldId = 'cta.storeUrl' | 'outro.storeUrl' | `storeUrls.${StorePlatform}`;

export const storeUrlFieldIds = [
  'cta.storeUrl',
  'outro.storeUrl',
  'storeUrls.ios',
  'storeUrls.android',
] as const satisfies readonly StoreUrlFieldId[];

/**
 * Returns the problem of a store URL, or null if it is usable.
 *
 * Only absolute `https:` addresses without credentials are accepted. The text itself is checked before it is parsed,
 * because URL parsers silently drop the tabs and line breaks that disguise a `javascript:` address.
 */
export function findStoreUrlProblem(
  value: string,
  field: StoreUrlFieldId = 'cta.storeUrl',
): StoreUrlProblem | null {
  const code = findCode(value);
  return code === null ? null : { code, field, params: {} };
}

/** Whether `value` is a usable store URL. */
export function isStoreUrl(value: string): boolean {
  return findCode(value) === null;
}

function findCode(value: string): StoreUrlProblem['code'] | null {
  if (value.length > textLimits.storeUrl) return 'store-url-too-long';
  // eslint-disable-next-line no-control-regex -- control characters are exactly what must not pass
  if (/[\u0000-\u0020\u007f]/.test(value)) return 'store-url-invalid';
  const url = URL.parse(value);
  if (url === null || !/^https:\/\/[^/]/i.test(value)) return 'store-url-invalid';
  if (url.username !== '' || url.password !== '') return 'store-url-credentials';
  return null;
}
