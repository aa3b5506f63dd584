import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { fixtureMedia } from '@spinreel/fixtures/fixture-media';
import { makePortraitVideo } from '@spinreel/fixtures/odd/odd-videos';
import { readXlsx } from '@spinreel/sheets/xlsx/read-xlsx';
import { writeXlsx } from '@spinreel/sheets/xlsx/write-xlsx';
import { expect, it } from 'vitest';
import { createTestCli } from '../../test/create-test-cli.ts';
import { writeTinyAd } from '../../test/write-tiny-ad.ts';

// Requirement: cli.variant-sheets
it('what was exported changes nothing, as CSV and as XLSX', async () => {
  const { run, folder, readAd } = await setup();
  const ad = await readAd();
  for (const [sheet, ...options] of [['all.xlsx'], ['variants.csv'], ['texts.csv', '--texts']] as const) {
    const exported = await run('variants', 'ad.json', '--export', sheet, ...options);
    expect([exported.code, exported.errors]).toEqual([0, []]);
    expect(await run('variants', 'ad.json', '--import', sheet)).toMatchObject({
      code: 0,
      lines: ['The sheet changes nothing.'],
    });
  }
  expect(await readAd()).toEqual(ad);
  const csv = await readFile(join(folder, 'variants.csv'), 'utf8');
  expect(csv.trim().split('\r\n')).toEqual([
    'id,name,cover image [assets.coverImage],button text [cta.label]',
    "one,Dragons,dragon.jpg,'=Play",
    'two,Calm,,',
  ]);
});

// Requirement: cli.variant-sheets
it('imports an edited sheet, and prints each change', async () => {
  const { run, folder, readAd } = await setup();
  await run('variants', 'ad.json', '--export', 'all.xlsx');
  const read = await readXlsx(await readFile(join(folder, 'all.xlsx')));
  if (!read.ok) throw new Error(read.problem.code);
  const [variants, texts] = read.value.map(({ rows }) => rows.map((cells) => cells.map(({ text }) => text)));
  const edited = [
    toSheet('Variants', [...(variants ?? []).slice(0, 2), ['', 'New', 'images/dragon.jpg', 'Go']]),
    toSheet('Texts', [
      ...(texts ?? []).map((row) => (row[1] === 'Spin!' ? [row[0] ?? '', row[1], 'Los!', ''] : row)),
    ]),
  ];
  await writeFile(join(folder, 'edited.xlsx'), await writeXlsx(edited));
  const changes = [
    'Row 3, new variant v1: name: (inherited) -> New',
    'Row 3, new variant v1: cover image: (inherited) -> dragon.jpg',
    'Row 3, new variant v1: button text: (inherited) -> Go',
    'Row 2, German: button text “Spin!”: Drehen! (not confirmed) -> Los!',
    '1 variant without a row stays as it is: Calm.',
  ];
  const before = await readAd();
  const dry = await run('variants', 'ad.json', '--import', 'edited.xlsx', '--dry-run');
  expect([dry.code, dry.lines]).toEqual([0, [...changes, '4 changes. Nothing was written.']]);
  expect(await readAd()).toEqual(before);
  const { lines } = await run('variants', 'ad.json', '--import', 'edited.xlsx');
  expect(lines).toEqual([...changes, '4 changes. ad.json is written.']);
  const { variants: written, translations } = await readAd();
  expect(written?.map(({ id }) => id)).toEqual(['one', 'two', 'v1']);
  expect(written?.[2]?.overrides).toEqual({
    'assets.coverImage': { filePath: 'images/dragon.jpg' },
    'cta.label': 'Go',
  });
  expect(translations?.de?.['cta.label']?.['Spin!']).toEqual({ text: 'Los!', isConfirmed: true });
});

// Requirement: cli.variant-sheets
it('names the cells that are wrong, and imports the others only if asked', async () => {
  const { run, folder, readAd } = await setup();
  const rows =
    'sep=;\r\nid;button text;cover image\r\none;Go;cat.jpg\r\ntwo;Stop;https://a.example/b.png\r\n';
  await writeFile(join(folder, 'wrong.csv'), rows);
  const problems = [
    'Cell C2 (cover image): “cat.jpg”: there is no such file. Enter its path, relative to the ad config.',
    'Cell C3 (cover image): “https://a.example/b.png” is an address. Save the image next to the ad config, and enter its path instead.',
  ];
  const before = await readAd();
  const refused = await run('variants', 'ad.json', '--import', 'wrong.csv');
  expect([refused.code, refused.lines.slice(2)]).toEqual([
    1,
    [...problems, 'Nothing was changed. Correct the cells, or import the others with --partly.'],
  ]);
  expect(await readAd()).toEqual(before);
  const built = await run('build', 'ad.json', '--network', 'meta', '--sheet', 'wrong.csv');
  expect([built.code, built.errors]).toEqual([1, [`error: ${problems.join('\n')}`]]);
  const partly = await run('variants', 'ad.json', '--import', 'wrong.csv', '--partly');
  expect([partly.code, partly.lines.at(-1)]).toEqual([1, '2 changes. ad.json is written.']);
  expect((await readAd()).variants?.[1]?.overrides).toEqual({ 'cta.label': 'Stop' });
});

// Requirement: cli.variant-sheets
it('keeps the crop and the trim of a video for one that fits them, and says what another one loses', async () => {
  const { run, folder, readAd } = await setup();
  const ad = await readAd();
  const settings = { zoom: 1.5, trim: { startSeconds: 0, endSeconds: 1 } };
  const config = { ...ad, assets: { ...ad.assets, gameplayVideo: { filePath: 'clip.mp4', ...settings } } };
  await writeFile(join(folder, 'ad.json'), JSON.stringify(config));
  await copyFile(join(folder, 'clip.mp4'), join(folder, 'copy.mp4'));
  await copyFile(await makePortraitVideo(), join(folder, 'tall.mp4'));
  await copyFile(fixtureMedia.cover.path, join(folder, 'broken.mp4'));
  const rows = 'id,gameplay video\r\none,copy.mp4\r\ntwo,tall.mp4\r\n,broken.mp4\r\n';
  await writeFile(join(folder, 'videos.csv'), rows);
  const losses = [
    'Row 3, Calm: gameplay video: (inherited) -> tall.mp4, without the video zoom of the former video',
    'Row 4, new variant v1: gameplay video: (inherited) -> broken.mp4, without the video zoom and the trim of the former video',
  ];
  const built = await run('build', 'ad.json', '--network', 'web', '--sheet', 'videos.csv', '--dry-run');
  expect(built.lines.slice(0, 2)).toEqual(losses);
  const { lines } = await run('variants', 'ad.json', '--import', 'videos.csv');
  expect(lines.slice(0, 3)).toEqual(['Row 2, Dragons: gameplay video: (inherited) -> copy.mp4', ...losses]);
  const { variants = [] } = await readAd();
  expect(variants.map(({ overrides }) => overrides?.['assets.gameplayVideo'])).toEqual([
    { filePath: 'copy.mp4', ...settings },
    { filePath: 'tall.mp4', trim: settings.trim },
    { filePath: 'broken.mp4' },
  ]);
});

// Requirement: cli.variant-sheets
it('builds with the variants of a sheet, and leaves the ad config as it is', async () => {
  const { run, folder, readAd } = await setup();
  const before = await readAd();
  await writeFile(join(folder, 'more.csv'), 'name,cta.label\r\nFirst,Go\r\nSecond,Run\r\n');
  const { lines } = await run('build', 'ad.json', '--network', 'web', '--sheet', 'more.csv', '--dry-run');
  for (const variant of ['base', 'dragons', 'calm', 'first', 'second'])
    expect(lines).toContainEqual(expect.stringContaining(`web/lucky-reels_${variant}_en_web.html`));
  expect(await readAd()).toEqual(before);
});

it.each([
  [['--export', 'sheet.ods'], 2, /neither CSV nor XLSX/],
  [['--export', 'ad.csv'], 2, /It exists\. Delete it, or choose another name/],
  [['--import', 'gone.csv'], 2, /could not be read/],
  [['--import', 'images/dragon.jpg'], 1, /neither CSV nor XLSX/],
  [['--import', 'ad.csv', '--export', 'new.csv'], 2, /not both/],
])('answers %j with %i', async (options, expected, reason) => {
  const { run, folder } = await setup();
  await writeFile(join(folder, 'ad.csv'), '');
  const { code, errors } = await run('variants', 'ad.json', ...options);
  expect([code, errors.join()]).toEqual([expected, expect.stringMatching(reason)]);
});

function toSheet(name: string, [header = [], ...rows]: readonly (readonly string[])[]) {
  return { name, columns: header.map((title) => ({ header: title })), rows };
}

/** Writes the tiny ad with two variants and a language. */
async function setup() {
  const cli = await createTestCli();
  await writeTinyAd(cli.folder, {
    languages: ['de'],
    variants: [
      {
        id: 'one',
        name: 'Dragons',
        overrides: { 'cta.label': '=Play', 'assets.coverImage': { filePath: 'images/dragon.jpg' } },
      },
      { id: 'two', name: 'Calm' },
    ],
    translations: { de: { 'cta.label': { 'Spin!': { text: 'Drehen!', isConfirmed: false } } } },
  });
  await mkdir(join(cli.folder, 'images'));
  await copyFile(fixtureMedia.cover.path, join(cli.folder, 'images', 'dragon.jpg'));
  const readAd = async () => JSON.parse(await readFile(join(cli.folder, 'ad.json'), 'utf8')) as AdConfig;
  return { ...cli, readAd };
}
