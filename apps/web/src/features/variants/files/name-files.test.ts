import { expect, test } from 'vitest';
import type { CatalogueAsset } from '../../../ad-draft/catalogue/catalogue.ts';
import { createFileNames } from './name-files.ts';

test('files are named as they were uploaded, and found in any case', () => {
  const { nameFile, findFile } = createFileNames({ cover001: image('Dragon.png') });
  expect(nameFile('asset:cover001')).toBe('Dragon.png');
  expect(nameFile('asset:unknown1')).toBeNull();
  expect(findFile('dragon.PNG', 'assets.coverImage')).toBe('asset:cover001');
  expect(findFile('tiger.png', 'assets.coverImage')).toBeNull();
});

test('files with equal names get a number by which each is found', () => {
  const names = createFileNames({
    cover001: image('cover.png'),
    cover002: image('COVER.png'),
    cover003: image('cover (2).png'),
    cover004: image('cover'),
    cover005: image('cover'),
  });
  const handles = [1, 2, 3, 4, 5].map((number) => `asset:cover00${number}`);
  const shown = handles.map((handle) => names.nameFile(handle) ?? '');
  expect(shown).toEqual(['cover.png', 'COVER (2).png', 'cover (2) (2).png', 'cover', 'cover (2)']);
  expect(shown.map((name) => names.findFile(name, 'assets.coverImage'))).toEqual(handles);
});

test('a field finds only files of its kind', () => {
  const { findFile } = createFileNames({
    image001: image('a.png'),
    video001: { ...image('b.mp4'), duration: 9 },
    audio001: { ...image('c.mp3'), width: null },
  });
  const fields = ['assets.coverImage', 'assets.gameplayVideo', 'assets.backgroundMusic'] as const;
  expect(fields.map((path) => ['a.png', 'b.mp4', 'c.mp3'].map((name) => findFile(name, path)))).toEqual([
    ['asset:image001', null, null],
    [null, 'asset:video001', null],
    [null, null, 'asset:audio001'],
  ]);
});

function image(originalName: string): CatalogueAsset {
  return {
    ...{ originalName, optimizedUrl: '', width: 10, height: 10 },
    ...{ duration: null, frameRate: null, fileSize: null },
  };
}
