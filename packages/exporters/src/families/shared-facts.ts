import type { Network, Source } from '../network.ts';

/** Rules that most networks do not state: they protect the ad in any web view. For `Network.ruleOverrides`. */
export const ownRules = {
  viewport: { topic: 'own' },
  'no-cta-stub': { topic: 'own' },
  'no-dynamic-scripts': { topic: 'own' },
  'no-storage': { topic: 'own' },
  'stores-nothing': { topic: 'own' },
} as const satisfies Network['ruleOverrides'];

/** The same for networks that accept a ZIP and do not restrict its contents. */
export const ownPackageRules = {
  ...ownRules,
  'file-count': { topic: 'own' },
  'only-scripts': { topic: 'own' },
  'no-loose-media': { topic: 'own' },
  'no-loose-sources': { topic: 'own' },
  'no-fetch': { topic: 'own' },
} as const satisfies Network['ruleOverrides'];

/** A tool that makes files for many networks. It shows what their web views accept. */
export const playableKit: Source = {
  url: 'https://github.com/playbox-org/playable-kit',
  checkedOn: '2026-11-22',
  confidence: 'medium',
};

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
