import { textLimits } from './limits.ts';
import { messages } from './messages.ts';

/**
 * Why `value` cannot be a store URL, in words for the marketer; null when it can.
 *
 * Only absolute `https:` addresses without credentials are accepted. The text itself is checked before it is parsed,
 * because URL parsers silently drop the tabs and line breaks that disguise a `javascript:` address.
 */
export function storeUrlProblem(value: string): string | null {
  if (value.length > textLimits.storeUrl) return messages.storeUrl.tooLong;
  // eslint-disable-next-line no-control-regex -- control characters are exactly what must not pass
  if (/[\u0000-\u0020\u007f]/.test(value)) return messages.storeUrl.invalid;
  const url = URL.parse(value);
  if (url === null || !/^https:\/\/[^/]/i.test(value)) return messages.storeUrl.invalid;
  if (url.username !== '' || url.password !== '') return messages.storeUrl.credentials;
  return null;
}

/** Whether `value` is a usable store URL. */
export function isStoreUrl(value: string): boolean {
  return storeUrlProblem(value) === null;
}
