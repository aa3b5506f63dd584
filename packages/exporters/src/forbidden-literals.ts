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
const storeAddresses: readonly string[] = [
  'market://',
  'itms-apps://',
  'play.google.com',
  'apps.apple.com',
  'itunes.apple.com',
];

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
