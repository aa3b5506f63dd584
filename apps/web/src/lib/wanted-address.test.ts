import { expect, test } from 'vitest';
import { wantedAddress, wanting } from './wanted-address.ts';

test.each(['/create?ad=ad-12345678&step=3', '/ads', '/preview/ad-12345678'])(
  '%s is found again',
  (address) => {
    expect(wantedAddress({ usr: wanting(address), key: 'k' })).toBe(address);
  },
);

test.each([
  null,
  {},
  { usr: null },
  { usr: { wanted: 1 } },
  { usr: wanting('//evil.example') },
  { usr: wanting('https://evil.example/create') },
  { usr: wanting('/nowhere') },
])('%j leads nowhere', (state) => {
  expect(wantedAddress(state)).toBeNull();
});
