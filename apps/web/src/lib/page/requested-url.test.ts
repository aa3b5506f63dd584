import { expect, test } from 'vitest';
import { readRequestedUrl, createRequestState } from './requested-url.ts';

test.each(['/create?ad=ad-12345678&step=3', '/ads', '/preview/ad-12345678'])(
  '%s is found again',
  (address) => {
    expect(readRequestedUrl({ usr: createRequestState(address), key: 'k' })).toBe(address);
  },
);

test.each([
  null,
  {},
  { usr: null },
  { usr: { wanted: 1 } },
  { usr: createRequestState('//evil.example') },
  { usr: createRequestState('https://evil.example/create') },
  { usr: createRequestState('/nowhere') },
])('refuses to lead to %j', (state) => {
  expect(readRequestedUrl(state)).toBeNull();
});
