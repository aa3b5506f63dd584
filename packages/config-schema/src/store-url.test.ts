import { expect, test } from 'vitest';
import { messages } from './messages.ts';
import { isStoreUrl, storeUrlProblem } from './store-url.ts';

const { invalid, credentials, tooLong } = messages.storeUrl;

test.each([
  ['javascript:alert(1)', invalid],
  ['jav\tascript:alert(1)', invalid],
  ['\u0001javascript:alert(1)', invalid],
  ['data:text/html,<script>alert(1)</script>', invalid],
  ['vbscript:x', invalid],
  ['//evil', invalid],
  ['https://u:p@x', credentials],
  ['https://apps.apple.com/x"onclick=', null],
])('%j: %j', (value, problem) => {
  expect(storeUrlProblem(value)).toBe(problem);
  expect(isStoreUrl(value)).toBe(problem === null);
});

test.each([
  'http://apps.apple.com/app/id1',
  'apps.apple.com/app/id1',
  'https:apps.apple.com',
  'https://',
  'https:///apps.apple.com',
  'https:\\\\apps.apple.com',
  'https://apps.apple.com/\n',
  ' https://apps.apple.com',
  'market://details?id=x',
  'itms-apps://x',
  'file:///etc/passwd',
  '',
])('%j is refused: not a full https address', (value) => {
  expect(storeUrlProblem(value)).toBe(invalid);
});

test.each([
  'https://apps.apple.com/us/app/spins/id1234567890?mt=8',
  'https://play.google.com/store/apps/details?id=com.example.spins&hl=de#top',
  'HTTPS://Play.Google.Com/x',
])('%j is accepted', (value) => {
  expect(storeUrlProblem(value)).toBeNull();
});

test('an address of 2048 characters is accepted, a longer one is not', () => {
  const longest = 'https://example.com/'.padEnd(2048, 'a');
  expect(storeUrlProblem(longest)).toBeNull();
  expect(storeUrlProblem(`${longest}a`)).toBe(tooLong);
});
