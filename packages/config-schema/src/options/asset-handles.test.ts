import { expect, test } from 'vitest';
import { createAssetHandle, listAssetHandles, parseAssetId, getAssetUrl } from './asset-handles.ts';
import { assetSlots } from './asset-slots.ts';

const id = 'A1b2_c3-d4';

// Requirement: upload.asset-ids
test('a handle and a URL name the same asset', () => {
  expect(createAssetHandle(id)).toBe(`asset:${id}`);
  expect(getAssetUrl(id)).toBe(`/api/assets/${id}`);
  expect(parseAssetId(createAssetHandle(id))).toBe(id);
  expect(parseAssetId(getAssetUrl(id))).toBe(id);
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
])('refuses %j as a handle', (handle) => {
  expect(parseAssetId(handle)).toBeNull();
});

test('lists every filled slot of a config with its use', () => {
  const image = (name: string) => ({ filePath: `asset:${name}` });
  const { backgroundImage: _nested, ...topLevel } = assetSlots;
  const assets = Object.fromEntries(Object.keys(topLevel).map((slot) => [slot, image(slot)]));
  const found = listAssetHandles({
    assets: { ...assets, background: { type: 'custom-image', customImage: image('backgroundImage') } },
  });
  expect(found).toEqual(Object.keys(assetSlots).map((slot) => ({ slot, handle: `asset:${slot}` })));
});

test('omits empty slots', () => {
  expect(listAssetHandles({})).toEqual([]);
  expect(
    listAssetHandles({ assets: { coverImage: null, gameplayVideo: { filePath: '' }, background: null } }),
  ).toEqual([]);
});

test('lists the files of variants and languages, each once', () => {
  const base = { filePath: 'asset:base' };
  const other = { filePath: 'asset:other' };
  const german = { filePath: 'asset:german' };
  const found = listAssetHandles({
    assets: { coverImage: base },
    byLanguage: { de: { 'assets.coverImage': german, 'assets.winningBadgeImage': null } },
    variants: [
      { id: 'a', overrides: { 'assets.coverImage': other, 'assets.background.customImage': other } },
      {
        id: 'b',
        overrides: { 'assets.coverImage': other },
        byLanguage: { de: { 'assets.coverImage': base } },
      },
    ],
  });
  expect(found).toEqual([
    { slot: 'coverImage', handle: 'asset:base' },
    { slot: 'coverImage', handle: 'asset:german' },
    { slot: 'coverImage', handle: 'asset:other' },
    { slot: 'backgroundImage', handle: 'asset:other' },
  ]);
});
