import { adFontFiles } from 'virtual:ad-fonts';
import { fonts, legalFont, scriptFonts } from '@spinreel/config-schema/options/appearance/fonts';
import { includesCharacter } from '@spinreel/config-schema/options/appearance/unicode-range';
import { afterEach, expect, test, vi } from 'vitest';
import { addOpenFonts, subscribeToFonts } from './open-fonts.ts';

afterEach(() => vi.unstubAllGlobals());

// Requirement: customize.fonts
test.each(fonts)('there is a file with the Latin letters of %s', (font) => {
  const files = adFontFiles.filter(({ family, weight }) => family === font && weight === 900);
  expect(files.some(({ unicodeRange }) => includesCharacter(unicodeRange, 'A'))).toBe(true);
  for (const { url } of files) expect(url).toMatch(/\.woff2$/);
});

test('the font of required texts also has a file for regular texts', () => {
  const regular = adFontFiles.filter(({ family, weight }) => family === legalFont && weight === 400);
  expect(regular.length).toBeGreaterThan(0);
});

test.each([400, 900])('each script has one file of weight %i for all fonts', (weight) => {
  const shared = adFontFiles.filter((file) => file.family === null && file.weight === weight);
  expect(shared).toHaveLength(scriptFonts.length);
});

test('the open fonts have the names of the others until they are removed, and texts are measured again', () => {
  const { names, target } = setup();
  let measuredCount = 0;
  const unsubscribe = subscribeToFonts(() => (measuredCount += 1));
  const removeOpenFonts = addOpenFonts();
  expect(names()).toEqual(new Set(fonts));
  expect(measuredCount).toBe(1);
  target.dispatchEvent(new Event('loadingdone'));
  expect(measuredCount).toBe(2);
  removeOpenFonts();
  expect(names()).toEqual(new Set());
  expect(measuredCount).toBe(3);

  unsubscribe();
  target.dispatchEvent(new Event('loadingdone'));
  addOpenFonts()();
  expect(measuredCount).toBe(3);
});

/** A document that has no fonts. */
function setup() {
  const faces = new Set<{ family: string }>();
  const target = Object.assign(new EventTarget(), {
    add: (face: { family: string }) => faces.add(face),
    delete: (face: { family: string }) => faces.delete(face),
  });
  vi.stubGlobal('document', { fonts: target });
  vi.stubGlobal(
    'FontFace',
    class {
      family: string;
      constructor(family: string) {
        this.family = family;
      }
    },
  );
  return { target, names: () => new Set([...faces].map(({ family }) => family)) };
}
