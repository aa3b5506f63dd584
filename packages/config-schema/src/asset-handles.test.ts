import { expect, test } from 'vitest';
import { assetHandle, assetHandlesOf, assetIdOf, assetUrl } from './asset-handles.ts';
import { assetSlots } from './asset-slots.ts';

const id = 'A1b2_c3-d4';

test('a handle and an address name the same asset', () => {
  expect(assetHandle(id)).toBe(`asset:${id}`);
  expect(assetUrl(id)).toBe(`/api/assets/${id}`);
  expect(assetIdOf(assetHandle(id))).toBe(id);
  expect(assetIdOf(assetUrl(id))).toBe(id);
});

test.each([
  '/etc/passwd',
  '../../../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  'file:///etc/passwd',
  'http://127.0.0.1:9999/x',
  'http://169.254.169.254/',
  '/proc/self/environ',
  '/api/assets/../../package.json',
  '/api/assets/..%2fabcdefgh',
  `/api/assets/${id}/../x`,
  `/api/assets/${id}?x=1`,
  `//evil/api/assets/${id}`,
  `http://localhost:4000/api/assets/${id}`,
  'asset:../x',
  'asset:short',
  `asset:${'a'.repeat(65)}`,
  `asset:asset:${id}`,
  `ASSET:${id}`,
  ` asset:${id}`,
  `asset:${id}\n`,
  `asset:${id}\0.png`,
  'a\0.png',
  'x'.repeat(10_240),
  id,
  '',
])('%j is no handle', (handle) => {
  expect(assetIdOf(handle)).toBeNull();
});

test('every slot of a config is found, with where it is used', () => {
  const image = (name: string) => ({ filePath: `asset:${name}` });
  const { backgroundImage: _nested, ...topLevel } = assetSlots;
  const assets = Object.fromEntries(Object.keys(topLevel).map((slot) => [slot, image(slot)]));
  const found = assetHandlesOf({
    assets: { ...assets, background: { type: 'custom-image', customImage: image('backgroundImage') } },
  });
  expect(found).toEqual(Object.keys(assetSlots).map((slot) => ({ slot, handle: `asset:${slot}` })));
});

test('empty slots are left out', () => {
  expect(assetHandlesOf({})).toEqual([]);
  expect(
    assetHandlesOf({ assets: { coverImage: null, gameplayVideo: { filePath: '' }, background: null } }),
  ).toEqual([]);
});
