import type { AdDocument } from '@spinreel/config-schema/ad/document/ad-document';
import { expect, test } from 'vitest';
import {
  deleteVariants,
  duplicateVariants,
  readField,
  renameVariants,
  writeFields,
} from './edit-variants.ts';

const document: AdDocument = {
  cta: { label: 'Spin!' },
  variants: [
    { id: 'one', overrides: { 'cta.label': 'Play' } },
    { id: 'two', name: 'Two' },
  ],
};

test('a variant has its own value, the value of the base, or the default', () => {
  const [one, two] = document.variants ?? [];
  const read = (variant = two, path: 'cta.label' | 'outro.label' = 'cta.label') =>
    readField(document, { variant: variant ?? null, path });
  expect(read(one)).toEqual({ value: 'Play', isOwn: true });
  expect(read(two)).toEqual({ value: 'Spin!', isOwn: false });
  expect(read(two, 'outro.label')).toEqual({ value: 'Download Now!', isOwn: false });
  expect(readField(document, { variant: null, path: 'cta.label' })).toEqual({ value: 'Spin!', isOwn: true });
});

test('a changed field is stored in the base or as an override', () => {
  const changed = writeFields(document, [
    { variantId: null, path: 'cta.coverText', value: 'Win' },
    { variantId: 'two', path: 'cta.label', value: 'Go' },
    { variantId: 'two', path: 'assets.winningBadgeImage', value: { filePath: 'asset:badge-001' } },
  ]);
  expect(changed.cta).toEqual({ label: 'Spin!', coverText: 'Win' });
  expect(changed.variants).toEqual([
    { id: 'one', overrides: { 'cta.label': 'Play' } },
    {
      id: 'two',
      name: 'Two',
      overrides: { 'cta.label': 'Go', 'assets.winningBadgeImage': { filePath: 'asset:badge-001' } },
    },
  ]);
});

test.each([
  ['the inherited value', 'Spin!'],
  ['a reset', undefined],
])('%s is not stored', (_what, value) => {
  const changed = writeFields(document, [{ variantId: 'one', path: 'cta.label', value }]);
  expect(changed.variants?.[0]).toEqual({ id: 'one', overrides: {} });
});

test('a value is compared with the new value of the base', () => {
  const changed = writeFields(document, [
    { variantId: 'one', path: 'cta.label', value: 'Win' },
    { variantId: null, path: 'cta.label', value: 'Win' },
  ]);
  expect(changed.variants?.[0]).toEqual({ id: 'one', overrides: {} });
});

test('a copy follows its variant, and a copy of the base is the first variant', () => {
  let number = 0;
  const generateId = () => `new-${(number += 1)}`;
  const copied = duplicateVariants(document, { ids: [null, 'one', 'two'], generateId });
  expect(copied.variants?.map(({ id, name, overrides }) => [id, name, overrides?.['cta.label']])).toEqual([
    ['new-3', undefined, undefined],
    ['one', undefined, 'Play'],
    ['new-1', undefined, 'Play'],
    ['two', 'Two', undefined],
    ['new-2', 'Two copy', undefined],
  ]);
});

test('variants are deleted and renamed, and an empty name is no name', () => {
  expect(deleteVariants(document, [null, 'one']).variants).toEqual([{ id: 'two', name: 'Two' }]);
  const renamed = renameVariants(document, [
    { id: 'one', name: ' First ' },
    { id: 'two', name: '' },
  ]);
  expect(renamed.variants).toEqual([
    { id: 'one', name: 'First', overrides: { 'cta.label': 'Play' } },
    { id: 'two' },
  ]);
});

test('another video keeps the crop, and not the trim', () => {
  const video = { filePath: 'asset:video-01', zoom: 1.5, trim: { startSeconds: 1, endSeconds: 9 } };
  const ad: AdDocument = {
    assets: { gameplayVideo: video, backgroundMusic: { filePath: 'asset:music-01', volume: 0.5 } },
    variants: [{ id: 'one', overrides: { 'assets.gameplayVideo.splitScreen': false } }, { id: 'two' }],
  };
  const changed = writeFields(ad, [
    { variantId: 'one', path: 'assets.gameplayVideo', value: { filePath: 'asset:video-02' } },
    { variantId: 'two', path: 'assets.backgroundMusic', value: { filePath: 'asset:music-02' } },
    { variantId: 'two', path: 'assets.gameplayVideo', value: { filePath: 'asset:video-01' } },
  ]);
  expect(changed.variants?.map(({ overrides }) => overrides)).toEqual([
    { 'assets.gameplayVideo': { filePath: 'asset:video-02', zoom: 1.5, splitScreen: false } },
    { 'assets.backgroundMusic': { filePath: 'asset:music-02', volume: 0.5 } },
  ]);
});
