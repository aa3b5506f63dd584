import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { networks } from '@spinreel/exporters/networks/index';
import { createMemoryRecipeStore } from '@spinreel/media/recipes/memory-recipe-store';
import type { RecipeStore } from '@spinreel/media/recipes/recipe-store';
import { expect, it, onTestFinished } from 'vitest';
import { createTestIo } from '../../../test/create-test-io.ts';
import { writeTinyAd } from '../../../test/write-tiny-ad.ts';
import { loadAd } from '../load-ad.ts';
import { buildVariants } from './build-variants.ts';
import type { Manifest } from './manifest.ts';

const play = { id: 'play', name: 'Play!', overrides: { 'cta.label': 'Play' } };

// Requirement: cli.variants
it(
  'builds each variant in each language, and encodes the common video once',
  { timeout: 300_000 },
  async () => {
    const { build, store, readManifest, folder } = await setup({
      languages: ['de'],
      variants: [play, { id: 'same', name: 'Same' }],
      translations: { de: { 'cta.label': { 'Spin!': { text: 'Drehen!', isConfirmed: true } } } },
    });
    await build({ variant: 'base', language: 'en' });
    const mediaCount = store.mediaCount();
    expect(mediaCount).toBeGreaterThan(1);
    const { isComplete, lines } = await build();
    expect(isComplete).toBe(true);
    expect(store.mediaCount()).toBe(mediaCount);
    expect((await readdir(join(folder, 'ads', 'mintegral'))).toSorted()).toEqual([
      'lucky_reels_base_de_mintegral.zip',
      'lucky_reels_base_en_mintegral.zip',
      'lucky_reels_play_de_mintegral.zip',
      'lucky_reels_play_en_mintegral.zip',
      'lucky_reels_same_de_mintegral.zip',
      'lucky_reels_same_en_mintegral.zip',
    ]);
    expect(lines).toContain(
      'Equal files for meta: meta/lucky-reels_base_en_meta.zip, meta/lucky-reels_same_en_meta.zip.',
    );
    expect(lines).toContain('Warning: 3 texts are not translated into German, and stay in English.');
    const page = await readFile(join(folder, 'ads', 'meta', 'lucky-reels_base_de_meta.zip'), 'latin1');
    expect(page).toContain('Drehen!');
    const { files, failures } = await readManifest();
    expect([files.length, failures]).toEqual([12, []]);
    expect(files[0]).toMatchObject({
      file: 'meta/lucky-reels_base_de_meta.zip',
      variantId: null,
      language: 'de',
      verdict: { passed: true },
      storeUrls: { ios: 'https://apps.apple.com/app/id0000000000' },
    });
    const csv = await readFile(join(folder, 'ads', 'manifest.csv'), 'utf8');
    expect(csv.split('\r\n')).toHaveLength(1 + 12 + 1);

    // The second build finds everything up to date, and the third builds what changed.
    const before = store.putCount();
    expect((await build()).lines).toContainEqual(
      expect.stringMatching(/^\n12 files, 12 of them up to date\./),
    );
    expect(store.putCount()).toBe(before);
    await writeTinyAd(folder, {
      languages: ['de'],
      variants: [{ ...play, overrides: { 'cta.label': 'Go' } }],
    });
    const third = await build();
    expect(third.lines).toContainEqual(expect.stringMatching(/^\n8 files, 2 of them up to date\./));
    expect((await readManifest()).files).toHaveLength(12);
    await rm(join(folder, 'ads', 'meta', 'lucky-reels_play_en_meta.zip'));
    await writeFile(join(folder, 'ads', 'meta', 'lucky-reels_play_de_meta.zip'), 'damaged');
    expect((await build()).lines).toContainEqual(expect.stringMatching(/^\n8 files, 6 of them up to date\./));
    const forced = await build({ force: true });
    expect(forced.lines).toContainEqual(expect.stringMatching(/^\n8 files\. /));
    expect(store.mediaCount()).toBe(mediaCount);
  },
);

// Requirement: cli.variants
it(
  'builds the others if a variant cannot be built, and lists the reasons',
  { timeout: 300_000 },
  async () => {
    const { build, readManifest } = await setup({
      variants: [
        { id: 'gone', name: 'Gone', overrides: { 'assets.coverImage': { filePath: 'gone.png' } } },
        { id: 'odd', name: 'Odd', overrides: { 'assets.gameplayVideo': { filePath: 'cover.jpg' } } },
        play,
      ],
    });
    const { isComplete, lines } = await build({ variant: 'gone,odd,play', network: ['meta'] });
    expect(isComplete).toBe(false);
    expect(lines.slice(-3)).toEqual([
      '\n2 failures:',
      "  Gone: The file 'gone.png' could not be read. Its path is relative to the ad config.",
      expect.stringMatching(/^ {2}Odd: The gameplay video 'cover\.jpg' cannot be used\./),
    ]);
    const { files, failures } = await readManifest();
    expect(files.map(({ variantId }) => variantId)).toEqual(['play']);
    expect(failures.map(({ variantId, network }) => [variantId, network])).toEqual([
      ['gone', null],
      ['odd', null],
    ]);
    await expect(build({ variant: 'gone' })).rejects.toThrow(/^The file 'gone\.png' could not be read/);
  },
);

// Requirement: cli.interrupt
it('leaves a list of the finished files when it is stopped', { timeout: 300_000 }, async () => {
  const { build, readManifest } = await setup({ variants: [play] });
  await expect(build({ stopAt: 'meta, Base: ', network: ['meta'] })).rejects.toThrow('stopped');
  expect((await readManifest()).files.map(({ file }) => file)).toEqual(['meta/lucky-reels_base_meta.zip']);
  const { lines } = await build({ network: ['meta'] });
  expect(lines).toContainEqual(expect.stringMatching(/^\n2 files, 1 of them up to date\./));
});

// Requirement: cli.variants
it('prints the plan and builds nothing', async () => {
  const { build, folder, store } = await setup({ languages: ['de'], variants: [play] });
  const { lines } = await build({ dryRun: true, variant: 'base', network: ['google', 'tiktok', 'unity'] });
  expect(lines.slice(lines.findIndex((line) => line.startsWith('VARIANT')))).toEqual([
    'VARIANT  LANGUAGE  NETWORK  FILE',
    'Base     en        google   google/lucky-reels_base_en_google.zip',
    'Base     en        tiktok   tiktok/lucky-reels_base_en_tiktok.zip',
    'Base     en        unity    unity/lucky-reels_base_en_unity.html',
    'Base     de        google   google/lucky-reels_base_de_google.zip',
    'Base     de        tiktok   tiktok/lucky-reels_base_de_tiktok.zip',
    'Base     de        unity    unity/lucky-reels_base_de_unity.html',
    '',
    expect.stringMatching(
      /^6 files: 1 variant, 2 languages, 3 networks\. About \d video encodes?, fewer if they were made before\.$/,
    ),
    'Google Ads: 2 files in 2 ad groups, one language in each. Each takes 20 files.',
    'TikTok / Pangle: 2 files in 2 ad groups, one language in each. Each takes 1 file.',
    'Unity Ads asks for the language for its moderation at the upload of each file.',
  ]);
  expect(await readdir(folder)).not.toContain('ads');
  expect(store.mediaCount()).toBe(0);
});

interface TestBuild {
  readonly variant?: string;
  readonly language?: string;
  readonly network?: (keyof typeof networks)[];
  readonly force?: boolean;
  readonly dryRun?: boolean;
  /** The beginning of a line at which the build is stopped. */
  readonly stopAt?: string;
}

/** Writes the tiny ad with variants, and builds it with a store that counts what was made. */
async function setup(changes: Partial<AdConfig>) {
  const folder = await mkdtemp(join(tmpdir(), 'spinreel-cli-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeTinyAd(folder, changes);
  const store = createCountingStore();
  const build = async ({ network = ['meta', 'mintegral'], stopAt, ...wanted }: TestBuild = {}) => {
    const stop = new AbortController();
    const { io, lines } = createTestIo({ folder, signal: stop.signal });
    const print = (line: string) => {
      io.print(line);
      if (stopAt !== undefined && line.startsWith(stopAt)) stop.abort(new Error('stopped'));
    };
    const named = network.map((id) => networks[id]);
    const isComplete = await buildVariants({
      loaded: await loadAd({ path: join(folder, 'ad.json'), named, own: [] }),
      openStore: () => Promise.resolve(store),
      rules: [],
      options: { out: 'ads', cache: false, ...wanted },
      io: { ...io, print },
    });
    return { isComplete, lines };
  };
  const readManifest = async () =>
    JSON.parse(await readFile(join(folder, 'ads', 'manifest.json'), 'utf8')) as Manifest;
  return { build, store, readManifest, folder };
}

/** Fonts and facts about files are smaller, the video and the cover are larger. */
const minMediaBytes = 30_000;

function createCountingStore(): RecipeStore & { putCount: () => number; mediaCount: () => number } {
  const inner = createMemoryRecipeStore();
  const sizes: number[] = [];
  return {
    ...inner,
    put: (key, bytes) => {
      sizes.push(bytes.byteLength);
      return inner.put(key, bytes);
    },
    putCount: () => sizes.length,
    mediaCount: () => sizes.filter((size) => size > minMediaBytes).length,
  };
}
