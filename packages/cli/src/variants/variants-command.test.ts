import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { expect, it } from 'vitest';
import { createTestCli } from '../../test/create-test-cli.ts';
import type { VariantSummary } from './summarize-variants.ts';

const config: AdConfig = {
  cta: { label: 'Spin!', showCoverText: false },
  assets: { coverImage: { filePath: 'images/tiger.png' } },
  languages: ['de'],
  byLanguage: { de: { 'assets.coverImage': { filePath: 'images/tiger-de.png' } } },
  variants: [
    { id: 'v1', name: 'Dragons', overrides: { 'assets.coverImage': { filePath: 'images/dragon.png' } } },
    {
      id: 'v2',
      overrides: { 'cta.label': 'Play', 'cta.color': '#00FF00', 'assets.winningBadgeImage': null },
      byLanguage: { de: { 'cta.showFingerPointer': false } },
    },
    { id: 'v3' },
  ],
  translations: {
    de: {
      'cta.label': {
        'Spin!': { text: 'Drehen!', isConfirmed: false },
        Old: { text: 'Alt', isConfirmed: true },
      },
    },
  },
};

// Requirement: cli.variant-list
it('lists variants with their differences, languages and equal variants', async () => {
  const { code, text } = await run();
  expect(code).toBe(0);
  expect(text).toBe(`ID    VARIANT                                               DIFFERS IN
base  Base                                                  cover image [de]: tiger-de.png
v1    Dragons                                               cover image: dragon.png
v2    Play · Button color #00FF00 · No winning badge image  button text: Play; button color: #00FF00; winning badge image: (none); finger pointer [de]: no
v3    Variant 3

TAG  LANGUAGE       UNTRANSLATED  UNCONFIRMED  STALE
en   English (own)
de   German         2             1            1

Equal: Base (base), Variant 3 (v3)`);
});

it('shows the value of the base next to that of the variant', async () => {
  expect((await run('--diff')).text).toMatch(`Base (base)
  cover image [de]: tiger.png -> tiger-de.png
Dragons (v1)
  cover image: tiger.png -> dragon.png
Play · Button color #00FF00 · No winning badge image (v2)
  button text: Spin! -> Play
  button color: #DC143C -> #00FF00
  winning badge image: (none) -> (none)
  finger pointer [de]: yes -> no
Variant 3 (v3)
  the same as the base
`);
});

it('prints JSON for scripts', async () => {
  const summary = JSON.parse((await run('--json')).text) as VariantSummary;
  expect(summary.variants.map(({ id }) => id)).toEqual(['v1', 'v2', 'v3']);
  expect(summary.variants[1]?.differences[0]).toEqual({
    path: 'cta.label',
    name: 'button text',
    language: null,
    base: 'Spin!',
    own: 'Play',
  });
  expect(summary.translations[0]?.untranslated.map(({ source }) => source)).toEqual([
    'Play',
    'Download Now!',
  ]);
  expect(summary.equal).toEqual([[null, 'v3']]);
});

async function run(...options: string[]) {
  const cli = await createTestCli();
  await writeFile(join(cli.folder, 'ad.json'), JSON.stringify(config));
  const { code, lines } = await cli.run('variants', 'ad.json', ...options);
  return { code, text: lines.join('\n') };
}
