import type { AdDocument } from '@spinreel/config-schema/ad/document/ad-document';
import type { VideoMeasurements } from '@spinreel/variants/resolve/replace-media';
import { resolveVariant } from '@spinreel/variants/resolve/resolve-variant';
import { expect, test } from 'vitest';
import {
  deleteVariants,
  duplicateVariants,
  type FieldEdit,
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
  const changed = write(document, [
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
  const changed = write(document, [{ variantId: 'one', path: 'cta.label', value }]);
  expect(changed.variants?.[0]).toEqual({ id: 'one', overrides: {} });
});

test('a value is compared with the new value of the base', () => {
  const changed = write(document, [
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

const trim = { startSeconds: 1, endSeconds: 9 };
const filmed: AdDocument = {
  assets: {
    gameplayVideo: { filePath: 'asset:tall', zoom: 1.5, trim },
    backgroundMusic: { filePath: 'asset:music-01', volume: 0.5, sampleId: 'casino-1' },
  },
  pausePoints: [
    { id: '3', timestamp: 3 },
    { id: '8', timestamp: 8 },
  ],
  variants: [{ id: 'one', overrides: { 'assets.gameplayVideo.splitScreen': false } }, { id: 'two' }],
};

test('another video of the same shape keeps the crop, the trim and the pause points', () => {
  const { document: changed, lost } = chooseVideo('one', 'asset:tall-copy');
  expect(changed.variants?.[0]?.overrides).toEqual({
    'assets.gameplayVideo': { filePath: 'asset:tall-copy', zoom: 1.5, trim },
    'assets.gameplayVideo.splitScreen': false,
  });
  expect(lost).toEqual([]);
});

test('a video of another shape is not cropped as the former one', () => {
  const { document: changed, lost } = chooseVideo('two', 'asset:wide');
  expect(changed.variants?.[1]?.overrides).toEqual({
    'assets.gameplayVideo': { filePath: 'asset:wide', trim },
  });
  expect(lost).toEqual(['assets.gameplayVideo.zoom']);
});

test.each(['two', null])('a shorter video has no trim and no pause point beyond its end', (variantId) => {
  const { document: changed, lost } = chooseVideo(variantId, 'asset:short');
  const { assets, pausePoints } = resolveVariant(changed, { variantId, language: 'en' });
  expect(assets?.gameplayVideo).toEqual({ filePath: 'asset:short', zoom: 1.5 });
  expect(pausePoints).toEqual([{ id: '3', timestamp: 3 }]);
  expect(lost).toEqual(['assets.gameplayVideo.trim', 'pausePoints']);
});

test('a video that is chosen again inherits the settings of the base, and other music keeps its volume', () => {
  const changed = write(filmed, [
    { variantId: 'two', path: 'assets.backgroundMusic', value: { filePath: 'asset:music-02' } },
    { variantId: 'two', path: 'assets.gameplayVideo', value: { filePath: 'asset:tall' } },
  ]);
  expect(changed.variants?.[1]?.overrides).toEqual({
    'assets.backgroundMusic': { filePath: 'asset:music-02', volume: 0.5 },
  });
});

test('a reset removes what the variant has changed about its video', () => {
  const { document: changed } = writeFields(
    chooseVideo('one', 'asset:wide').document,
    [{ variantId: 'one', path: 'assets.gameplayVideo', value: undefined }],
    findVideo,
  );
  expect(changed.variants?.[0]?.overrides).toEqual({});
});

test.each([undefined, { filePath: 'asset:tall' }])(
  'with the video of the base, by %j, a variant has the pause points that a shorter one had lost',
  (value) => {
    const shortened = chooseVideo('two', 'asset:short').document;
    expect(shortened.variants?.[1]?.overrides?.pausePoints).toHaveLength(1);
    const edit = { variantId: 'two', path: 'assets.gameplayVideo', value } as const;
    const [, two] = writeFields(shortened, [edit], findVideo).document.variants ?? [];
    expect(two?.overrides?.pausePoints).toBeUndefined();
  },
);

function chooseVideo(variantId: string | null, filePath: string) {
  return writeFields(filmed, [{ variantId, path: 'assets.gameplayVideo', value: { filePath } }], findVideo);
}

function write(ad: AdDocument, edits: readonly FieldEdit[]): AdDocument {
  return writeFields(ad, edits, findVideo).document;
}

function findVideo(handle: string): VideoMeasurements | null {
  const tall = { widthPx: 1080, heightPx: 1920, durationSeconds: 20 };
  const videos: Readonly<Record<string, VideoMeasurements>> = {
    'asset:tall': tall,
    'asset:tall-copy': { widthPx: 608, heightPx: 1080, durationSeconds: 9 },
    'asset:wide': { widthPx: 1920, heightPx: 1080, durationSeconds: 20 },
    'asset:short': { ...tall, durationSeconds: 6 },
  };
  return videos[handle] ?? null;
}
