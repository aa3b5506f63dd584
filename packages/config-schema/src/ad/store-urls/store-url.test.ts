import { expect, test } from 'vitest';
import { isStoreUrl, findStoreUrlProblem } from './store-url.ts';

test.each([
  ['javascript:alert(1)', 'store-url-invalid'],
  ['jav\tascript:alert(1)', 'store-url-invalid'],
  ['\u0001javascript:alert(1)', 'store-url-invalid'],
  ['data:text/html,<script>alert(1)</script>', 'store-url-invalid'],
  ['vbscript:x', 'store-url-invalid'],
  ['//evil', 'store-url-invalid'],
  ['https://u:p@x', 'store-url-credentials'],
  ['https://apps.apple.com/x"onclick=', null],
])('%j: %j', (value, code) => {
  expect(findStoreUrlProblem(value)?.code ?? null).toBe(code);
  expect(isStoreUrl(value)).toBe(code === null);
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
  expect(findStoreUrlProblem(value)?.code ?? null).toBe('store-url-invalid');
});

test.each([
  'https://apps.apple.com/us/app/spins/id1234567890?mt=8',
  'https://play.google.com/store/apps/details?id=com.example.spins&hl=de#top',
  'HTTPS://Play.Google.Com/x',
])('%j is accepted', (value) => {
  expect(findStoreUrlProblem(value)).toBeNull();
});

// Requirement: customize.store-url
test('an address of 2048 characters is accepted, a longer one is not', () => {
  const longest = 'https://example.com/'.padEnd(2048, 'a');
  expect(findStoreUrlProblem(longest)).toBeNull();
  expect(findStoreUrlProblem(`${longest}a`)?.code).toBe('store-url-too-long');
});
