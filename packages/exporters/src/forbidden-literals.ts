/** A search of the text of uploads that does not understand code: it also finds comments and strings. */
export interface TextSearch {
  /** Text that must not be found. Case-insensitive. */
  readonly forbidden: readonly string[];
  /** Whether `requiredLiterals` are searched as text too, so that an equal call in other words is not found. */
  readonly findsRequired: boolean;
  /** Whether the network's own documents describe the search, or only reports of studios. */
  readonly isDocumented: boolean;
}

/** Calls with which a page would leave its ad, load something, or run text as code. */
export const leavingCalls: readonly string[] = [
  'XMLHttpRequest',
  'window.open(',
  'location.href',
  'location.assign',
  'location.replace',
  'eval(',
  'new Function',
  'fetch(',
];

/** Addresses of app stores, which only some networks allow in the file. */
export const storeAddresses: readonly string[] = [
  'market://',
  'itms-apps://',
  'play.google.com',
  'apps.apple.com',
  'itunes.apple.com',
];

/** Whether a text contains the address of an app store. */
export function isStoreAddress(text: string): boolean {
  const lowerCase = text.toLowerCase();
  return storeAddresses.some((address) => lowerCase.includes(address));
}

/**
 * Text that a file must not contain if its network opens the store itself: redirects, loaders, store addresses, and the
 * interface of other hosts.
 */
export const campaignPageForbidden: readonly string[] = [...leavingCalls, 'mraid.js', ...storeAddresses];

/** Beginnings of absolute addresses. */
export const absoluteAddresses: readonly string[] = ['http:', 'https:'];

/**
 * Text that a file must not contain if its network also rejects absolute addresses. Base64 never contains `.`, `:` or `(`,
 * and cannot produce the rest by accident.
 */
export const hostedPageForbidden: readonly string[] = [...absoluteAddresses, ...campaignPageForbidden];
