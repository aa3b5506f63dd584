// Requirement: ad.embedded-fonts
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { resolveAd } from '@spinreel/config-schema/ad/resolve-ad';
import { includesCharacter } from '@spinreel/config-schema/options/appearance/unicode-range';
import { makeBrandFont } from '@spinreel/fixtures/fonts/brand-fonts';
import { expect, test } from 'vitest';
import { createTemporaryFolder } from '../../../test/create-temporary-folder.ts';
import { expectValue } from '../../../test/expect-outcome.ts';
import { createMemoryRecipeStore } from '../../recipes/memory-recipe-store.ts';
import { prepareFonts } from '../prepare-fonts.ts';
import { prepareBrandFont } from './prepare-brand-font.ts';

const folder = createTemporaryFolder();
const path = join(folder, 'brand.ttf');
await writeFile(path, await makeBrandFont());
const store = createMemoryRecipeStore();
const brandFont = { filePath: 'brand.ttf' };

test('embeds the brand font for the texts that are set in it, and the default font for what it lacks', async () => {
  const made = await prepare({
    assets: { brandFont },
    cta: { fontFamily: 'Brand font', label: 'Café', showCoverText: false },
  });
  const own = made.filter(({ family }) => family === 'Brand font');
  expect(made.map(({ family }) => family)).toEqual(['Brand font', 'Brand font', 'Verdana']);
  const draws = (letter: string) =>
    own.map(({ unicodeRange }) => includesCharacter(unicodeRange ?? '', letter));
  // The last of them that has a character draws it.
  expect([draws('C'), draws('é')]).toEqual([
    [false, true],
    [true, false],
  ]);
});

test('makes none if no text is set in it, or if it is not uploaded', async () => {
  expect(await prepareBrand({ assets: { brandFont } })).toBeNull();
  expect(await prepareBrand({ cta: { fontFamily: 'Brand font' } })).toBeNull();
});

test('stays in an ad that otherwise uses the fonts of the viewer’s phone', async () => {
  const made = await prepare({
    assets: { brandFont },
    cta: { fontFamily: 'Brand font' },
    branding: { useSystemFonts: true },
  });
  expect(made.map(({ family }) => family)).toEqual(['Brand font']);
});

test('has all characters of Latin-1 that it can draw while the ad is edited', async () => {
  const config: AdConfig = { assets: { brandFont }, cta: { fontFamily: 'Brand font', label: 'Go' } };
  const font = await prepareBrand(config, { isEditable: true });
  expect(font?.unicodeRange).toBe('U+20-7E');
});

async function prepareBrand(config: AdConfig, options: { isEditable?: boolean } = {}) {
  const openAsset = () => Promise.resolve({ path, sha256: 'brand' });
  return expectValue(await prepareBrandFont({ ...options, ad: resolveAd(config), openAsset, store }));
}

async function prepare(config: AdConfig) {
  return await prepareFonts({ ad: resolveAd(config), store, brandFont: await prepareBrand(config) });
}
