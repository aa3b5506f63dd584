import { expect, test } from 'vitest';
import type { AdConfig } from '../ad-config.ts';
import { describeProblem } from '../../messages/problem-messages.ts';
import {
  findPlatformUrlProblem,
  findStoreUrlWarning,
  listStoreUrlProblems,
  resolveStoreUrls,
} from './ad-store-urls.ts';

const apple = 'https://apps.apple.com/app/id1';
const google = 'https://play.google.com/store/apps/details?id=spins';
const tracking = 'https://spins.onelink.me/abcd';

// Requirement: customize.store-urls-by-platform
test.each<[string, AdConfig, { ios: string; android: string }]>([
  ['no URL', {}, { ios: '', android: '' }],
  ['one URL for both', { cta: { storeUrl: tracking } }, { ios: tracking, android: tracking }],
  [
    'a URL for each platform',
    { storeUrls: { ios: apple, android: google } },
    { ios: apple, android: google },
  ],
  [
    'a URL for iOS and one for all others',
    { cta: { storeUrl: tracking }, storeUrls: { ios: apple, android: ' ' } },
    { ios: apple, android: tracking },
  ],
])('resolves %s', (_what, config, urls) => {
  expect(resolveStoreUrls(config)).toEqual(urls);
});

// Requirement: customize.store-urls-by-platform
test.each<[AdConfig, [string, string][]]>([
  [{ cta: { storeUrl: apple } }, []],
  [{ storeUrls: { ios: apple, android: google } }, []],
  [{ storeUrls: { ios: tracking, android: tracking } }, []],
  [{ cta: { storeUrl: tracking }, storeUrls: { ios: apple } }, []],
  [{}, [['store-url-missing', 'cta.storeUrl']]],
  [{ storeUrls: { ios: '', android: ' ' } }, [['store-url-missing', 'cta.storeUrl']]],
  [{ storeUrls: { ios: apple } }, [['store-url-missing-on-platform', 'storeUrls.android']]],
  [{ storeUrls: { android: google } }, [['store-url-missing-on-platform', 'storeUrls.ios']]],
  [
    { storeUrls: { ios: google, android: apple } },
    [
      ['store-url-of-other-platform', 'storeUrls.ios'],
      ['store-url-of-other-platform', 'storeUrls.android'],
    ],
  ],
  [
    { cta: { storeUrl: 'x' }, storeUrls: { ios: 'http://x.example', android: 'https://u:p@x.example' } },
    [
      ['store-url-invalid', 'cta.storeUrl'],
      ['store-url-invalid', 'storeUrls.ios'],
      ['store-url-credentials', 'storeUrls.android'],
    ],
  ],
])('%j has the problems %j', (config, problems) => {
  expect(listStoreUrlProblems(config).map(({ code, field }) => [code, field])).toEqual(problems);
});

// Requirement: customize.store-urls-by-platform
test.each([
  ['ios', google, 'This is a Google Play URL. Please enter an App Store URL.'],
  ['android', apple, 'This is an App Store URL. Please enter a Google Play URL.'],
] as const)('says which store the URL for %s must lead to', (platform, url, text) => {
  const problem = findPlatformUrlProblem(platform, url);
  expect(problem && describeProblem(problem)).toBe(text);
});

test.each([
  [{ ios: apple }, 'Please add a Google Play URL for viewers on Android, or a store URL for all viewers.'],
  [{ android: google }, 'Please add an App Store URL for viewers on iOS, or a store URL for all viewers.'],
])('says which URL is missing next to %j', (storeUrls, text) => {
  const [problem] = listStoreUrlProblems({ storeUrls });
  expect(problem && describeProblem(problem)).toBe(text);
});

// Requirement: customize.store-urls-by-platform
test.each<[AdConfig, string | null]>([
  [
    { cta: { storeUrl: apple } },
    'The store URL leads to the App Store. Add a Google Play URL for viewers on Android.',
  ],
  [
    { cta: { storeUrl: google }, storeUrls: { android: tracking } },
    'The store URL leads to Google Play. Add an App Store URL for viewers on iOS.',
  ],
  [{ cta: { storeUrl: apple }, storeUrls: { android: google } }, null],
  [{ storeUrls: { ios: apple, android: google } }, null],
  [{ cta: { storeUrl: tracking } }, null],
  // The wrong URL for Android is a problem already.
  [{ cta: { storeUrl: apple }, storeUrls: { android: apple } }, null],
  [{}, null],
])('the warning of %j is %j', (config, text) => {
  const warning = findStoreUrlWarning(config);
  expect(warning && describeProblem(warning)).toBe(text);
});
