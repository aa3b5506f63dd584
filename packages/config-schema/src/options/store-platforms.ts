/** The platforms whose viewers are sent to different stores. */
export const storePlatforms = ['ios', 'android'] as const;
export type StorePlatform = (typeof storePlatforms)[number];

/** The platform of each store's host. `itunes.apple.com` redirects to the App Store. */
const platformsByHost: ReadonlyMap<string, StorePlatform> = new Map([
  ['apps.apple.com', 'ios'],
  ['itunes.apple.com', 'ios'],
  ['play.google.com', 'android'],
]);

/** Finds the platform whose store a URL leads to. Returns null for other sites and for text that is not a URL. */
export function findPlatformOfUrl(url: string): StorePlatform | null {
  return platformsByHost.get(URL.parse(url)?.hostname ?? '') ?? null;
}

/** Returns the platform that is not the given one. */
export function getOtherPlatform(platform: StorePlatform): StorePlatform {
  return platform === 'ios' ? 'android' : 'ios';
}
