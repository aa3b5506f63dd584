import type { AdDocument } from '@spinreel/config-schema/ad/document/ad-document';
import type { FontFamily } from '@spinreel/config-schema/options/appearance/fonts';
import { expect, test } from 'vitest';
import { findMissingInButton } from './find-missing-in-button.ts';

// Requirement: customize.fonts, customize.weight-and-case
test('judges each font by the letters that the ad would show in it', () => {
  const document: AdDocument = {
    cta: { label: 'çevir', coverText: 'bol şans', fontFamily: 'Luckiest Guy' },
    compliance: { language: 'tr' },
  };
  const find = (fontFamily: FontFamily) =>
    findMissingInButton(document, { button: 'cta', fontFamily, brandRange: null });
  // It shows “ÇEVİR”.
  expect(find('Luckiest Guy')).toEqual([]);
  // It shows “çevir”, and has no “İ”.
  expect(find('Titan One')).toEqual([]);
  expect(find('Lilita One').flatMap(({ characters }) => characters)).toEqual(['ş']);
});

test('finds nothing in the label of a button that an image replaces', () => {
  const document: AdDocument = {
    assets: { finalCtaButtonImage: { filePath: 'asset:button-01' } },
    outro: { label: 'şans', useCustomImage: true },
  };
  const find = (button: 'cta' | 'outro') =>
    findMissingInButton(
      { ...document, cta: { label: 'şans' } },
      { button, fontFamily: 'Lilita One', brandRange: null },
    );
  expect(find('outro')).toEqual([]);
  expect(find('cta')).not.toEqual([]);
});
