import type { AdConfig } from '../ad-config.ts';
import { defaults } from '../defaults.ts';
import {
  findPlatformOfUrl,
  getOtherPlatform,
  storePlatforms,
  type StorePlatform,
} from '../../options/store-platforms.ts';
import type { Problem } from '../../problems/problem.ts';
import { findStoreUrlProblem } from './store-url.ts';

/** Returns the URL that a tap opens on each platform: its own, or else the one for both. Empty if there is none. */
export function resolveStoreUrls({ cta, storeUrls }: AdConfig): Readonly<Record<StorePlatform, string>> {
  const shared = (cta?.storeUrl ?? defaults.cta.storeUrl).trim();
  return { ios: storeUrls?.ios?.trim() || shared, android: storeUrls?.android?.trim() || shared };
}

/**
 * Returns the problems of an ad's store URLs: a platform without a URL, URLs that are not usable, and URLs that lead to
 * the other platform's store. Empty if there are none.
 */
export function listStoreUrlProblems(config: AdConfig): Problem[] {
  const shared = config.cta?.storeUrl ?? defaults.cta.storeUrl;
  const problems = [
    shared.trim() === '' ? findMissingUrl(config) : findStoreUrlProblem(shared),
    ...storePlatforms.map((platform) => findPlatformUrlProblem(platform, config.storeUrls?.[platform])),
  ];
  return problems.filter((problem) => problem !== null);
}

/** Returns the problem of a URL that is for one platform only, or null if it is usable or empty. */
export function findPlatformUrlProblem(platform: StorePlatform, url: string = ''): Problem | null {
  if (url.trim() === '') return null;
  const field = `storeUrls.${platform}` as const;
  if (findPlatformOfUrl(url) === getOtherPlatform(platform))
    return { code: 'store-url-of-other-platform', field, params: { platform } };
  return findStoreUrlProblem(url, field);
}

/**
 * Returns a warning if the shared store URL sends viewers on one platform to the other platform's store, or null. It
 * only concerns networks whose files contain the store URL, because other networks open the URL of their campaign.
 */
export function findStoreUrlWarning(config: AdConfig): Problem<'store-url-not-for-platform'> | null {
  const covered = findPlatformOfUrl(config.cta?.storeUrl ?? defaults.cta.storeUrl);
  if (covered === null) return null;
  const platform = getOtherPlatform(covered);
  const ownUrl = config.storeUrls?.[platform] ?? defaults.storeUrls[platform];
  if (ownUrl.trim() !== '') return null;
  return { code: 'store-url-not-for-platform', field: `storeUrls.${platform}`, params: { platform } };
}

function findMissingUrl(config: AdConfig): Problem | null {
  const urls = resolveStoreUrls(config);
  const missing = storePlatforms.filter((platform) => urls[platform] === '');
  const [platform] = missing;
  if (platform === undefined) return null;
  return missing.length === storePlatforms.length
    ? { code: 'store-url-missing', field: 'cta.storeUrl', params: {} }
    : { code: 'store-url-missing-on-platform', field: `storeUrls.${platform}`, params: { platform } };
}
