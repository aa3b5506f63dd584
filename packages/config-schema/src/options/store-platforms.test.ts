import { expect, test } from 'vitest';
import { findPlatformOfUrl, getOtherPlatform } from './store-platforms.ts';

test.each([
  ['https://apps.apple.com/us/app/spins/id1234567890', 'ios'],
  ['https://itunes.apple.com/app/id1234567890', 'ios'],
  ['HTTPS://Apps.Apple.Com/app/id1', 'ios'],
  ['https://play.google.com/store/apps/details?id=com.example.spins', 'android'],
  ['https://example.com/?to=play.google.com', null],
  ['https://play.google.com.example/x', null],
  ['https://spins.onelink.me/abcd', null],
  ['apps.apple.com/app/id1', null],
  ['', null],
])('%j leads to the store of %j', (url, platform) => {
  expect(findPlatformOfUrl(url)).toBe(platform);
});

test('each platform is the other one of the other', () => {
  expect([getOtherPlatform('ios'), getOtherPlatform('android')]).toEqual(['android', 'ios']);
});
