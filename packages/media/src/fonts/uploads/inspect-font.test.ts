// Requirement: security.isolated-decoders
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { uploadMessages } from '@spinreel/config-schema/messages/upload-messages';
import { makeBrandFont, makeOtf } from '@spinreel/fixtures/fonts/brand-fonts';
import { readTables, writeTables } from '@spinreel/fixtures/fonts/font-tables';
import {
  makeCollection,
  makeCyclicFont,
  makeEndlessCharacterFont,
  makeHostileFonts,
} from '@spinreel/fixtures/hostile/hostile-fonts';
import { convert } from 'fontverter';
import { expect, test } from 'vitest';
import { createTemporaryFolder } from '../../../test/create-temporary-folder.ts';
import { expectValue } from '../../../test/expect-outcome.ts';
import type { Outcome } from '../../media-problem.ts';
import { createMemoryRecipeStore } from '../../recipes/memory-recipe-store.ts';
import type { FontFacts } from './font-facts.ts';
import { inspectFont, reduceFont, type FontSource } from './inspect-font.ts';

const folder = createTemporaryFolder();
const anton = { family: 'Anton', style: 'Regular', unicodeRange: 'U+20-7E', isReducible: true };

test.each(['ttf', 'woff', 'woff2'] as const)('reads the facts of a %s font', async (container) => {
  expect(expectValue(await inspect(await makeBrandFont({ container })))).toEqual(anton);
});

test('reads a font with PostScript outlines', async () => {
  const facts = expectValue(await inspect(makeOtf()));
  expect(facts).toEqual({ family: 'Boxes', style: 'Bold', unicodeRange: 'U+41-5A', isReducible: true });
  expect((await reduce(makeOtf(), 'SPIN')).ok).toBe(true);
});

test('makes a WOFF2 file with only the characters that are wanted, and copies nothing else', async () => {
  const tables = readTables(await makeBrandFont());
  const upload = writeTables(tables.set('JUNK', Buffer.from('<script>')));
  const some = expectValue(await reduce(upload, 'Spin'));
  const all = expectValue(await reduce(upload, null));
  expect(expectValue(await inspect(some)).unicodeRange).toBe('U+53,U+69,U+6E,U+70');
  expect(expectValue(await inspect(all)).unicodeRange).toBe(anton.unicodeRange);
  const made = readTables(await convert(Buffer.from(all), 'sfnt'));
  expect([made.has('glyf'), made.has('JUNK')]).toEqual([true, false]);
});

test.each([
  [2, uploadMessages.fontRestricted],
  [2 + 256, uploadMessages.fontRestricted],
  [512, uploadMessages.fontBitmapOnly],
])('refuses a font whose embedding rights are %i, with the reason', async (embeddingRights, message) => {
  const font = await makeBrandFont({ embeddingRights });
  expect(await inspect(font)).toMatchObject({ ok: false, problem: { code: 'unusable-font', message } });
  expect((await reduce(font, 'S')).ok).toBe(false);
});

test.each([4, 8, 4 + 2])('accepts a font whose embedding rights are %i', async (embeddingRights) => {
  expect((await inspect(await makeBrandFont({ embeddingRights }))).ok).toBe(true);
});

test('keeps all characters of a small font that must not be reduced', async () => {
  const font = await makeBrandFont({ embeddingRights: 256 });
  expect(expectValue(await inspect(font))).toEqual({ ...anton, isReducible: false });
  const made = expectValue(await reduce(font, 'S'));
  expect(expectValue(await inspect(made)).unicodeRange).toBe(anton.unicodeRange);
});

test('refuses a font collection with the reason', async () => {
  expect(await inspect(await makeCollection())).toMatchObject({
    ok: false,
    problem: { message: uploadMessages.fontCollection },
  });
});

test.each(Object.entries(await makeHostileFonts()))(
  'makes nothing of %s that does not read as a font, in limited time',
  async (_name, bytes) => {
    const startedAtMs = performance.now();
    await expectFontOrProblem(await reduce(bytes, null));
    expect(performance.now() - startedAtMs).toBeLessThan(60_000);
  },
  90_000,
);

test('survives a glyph that consists of itself, and a font that claims to have every character', async () => {
  for (const bytes of [await makeCyclicFont(), await makeEndlessCharacterFont()])
    await expectFontOrProblem(await reduce(bytes, 'Spin'));
}, 60_000);

/** Fails for any problem but one with the font itself. */
async function expectFontOrProblem(outcome: Outcome<Uint8Array>): Promise<void> {
  if (outcome.ok) expect((await inspect(outcome.value)).ok).toBe(true);
  else expect(outcome.problem.code).toBe('unusable-font');
}

let files = 0;

async function store(bytes: Uint8Array): Promise<FontSource> {
  files += 1;
  const path = join(folder, String(files));
  await writeFile(path, bytes);
  return { path, sha256: String(files) };
}

async function inspect(bytes: Uint8Array): Promise<Outcome<FontFacts>> {
  return await inspectFont({ source: await store(bytes), store: createMemoryRecipeStore() });
}

async function reduce(bytes: Uint8Array, characters: string | null): Promise<Outcome<Uint8Array>> {
  return await reduceFont({ source: await store(bytes), store: createMemoryRecipeStore(), characters });
}
