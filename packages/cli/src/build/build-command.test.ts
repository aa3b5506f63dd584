import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { makeBrandFont } from '@spinreel/fixtures/fonts/brand-fonts';
import { expect, it, onTestFinished } from 'vitest';
import { createTestIo } from '../../test/create-test-io.ts';
import { writeTinyAd } from '../../test/write-tiny-ad.ts';
import { buildCommand } from './build-command.ts';

const storeUrls = {
  ios: 'https://apps.apple.com/app/id0000000000',
  android: 'https://play.google.com/store/apps/details?id=com.example.spins',
};

// Requirement: export.store-url-by-network
it('builds for the networks of the ad config, and reports each file', { timeout: 300_000 }, async () => {
  const { build, folder, steps } = await setup({ storeUrls, networks: ['applovin', 'web'] });
  const { code, errors, lines } = await build();
  expect([code, errors]).toEqual([0, []]);
  const files = (await readdir(join(folder, 'ads'))).toSorted();
  expect(files).toEqual([
    expect.stringMatching(/^lucky-reels-applovin-.*\.html$/),
    expect.stringMatching(/^lucky-reels-web-.*\.html$/),
  ]);
  const page = await readFile(join(folder, 'ads', files[0] ?? ''), 'utf8');
  for (const url of Object.values(storeUrls)) expect(page).toContain(`>${url}<`);
  const lineFor = (id: string) =>
    expect.stringMatching(
      new RegExp(`^${id}: ads/lucky-reels-${id}-.*, \\d+\\.\\d\\d MB, \\d+ rules passed$`),
    );
  expect(lines).toEqual([lineFor('applovin'), lineFor('web')]);
  expect(steps).toEqual(['Reading the ad', 'Encoding 1 of 2 (AppLovin)', 'Encoding 2 of 2 (Web page)']);
});

// Requirement: network.one-encode-per-budget
it('builds for the other networks if one fails, and exits with 1', { timeout: 300_000 }, async () => {
  const { build, folder } = await setup({ storeUrls });
  const date = new Date().toISOString().slice(0, 10);
  const blocked = `lucky-reels-moloco-${date}.html.part`;
  await mkdir(join(folder, 'ads', blocked), { recursive: true });
  const built = await build('moloco,web');
  expect(built.code).toBe(1);
  expect(built.lines[0]).toMatch(/^moloco: not written\. Error: EISDIR/);
  expect((await readdir(join(folder, 'ads'))).toSorted()).toEqual([
    blocked,
    expect.stringMatching(/^lucky-reels-web-.*\.html$/),
  ]);
});

// Requirement: customize.brand-font
it('names the characters that the brand font lacks, and what shows them', { timeout: 300_000 }, async () => {
  const { build, folder } = await setup({
    storeUrls,
    assets: {
      coverImage: { filePath: 'cover.jpg' },
      gameplayVideo: { filePath: 'clip.mp4' },
      brandFont: { filePath: 'anton.ttf' },
    },
    cta: { label: 'Café şans 🎰', coverText: '', fontFamily: 'Brand font' },
  });
  await writeFile(join(folder, 'anton.ttf'), await makeBrandFont());
  const { code, lines } = await build('web');
  expect(code).toBe(0);
  expect(lines).toEqual([
    "Warning: The brand font 'anton.ttf' has no é or ş. DejaVu Sans shows them.",
    "Warning: The brand font 'anton.ttf' has no 🎰. Each phone shows it in its own font.",
    expect.stringMatching(/^web: ads/),
  ]);
});

// Requirement: network.unsupported
it.each([
  [['meta', 'yandex'], /^Yandex Direct is not supported\. .*video.*\(https:/],
  [['meta', 'preview'], /preview/],
  [[], /^The ad config names no networks\. Give --network, for example/],
])('does not build for the networks %j of an ad config', async (networks, reason) => {
  const { build } = await setup({ storeUrls, networks });
  await expect(build()).rejects.toThrow(reason);
});

// Requirement: customize.store-urls-by-platform
it.each([
  [
    { ios: storeUrls.android, android: storeUrls.android },
    'This is a Google Play URL. Please enter an App Store URL.',
  ],
  [
    { ios: storeUrls.ios },
    'Please add a Google Play URL for viewers on Android, or a store URL for all viewers.',
  ],
])('does not build an ad with the store URLs %j', async (urls, reason) => {
  const { build, folder } = await setup({ storeUrls: urls });
  await expect(build('meta')).rejects.toThrow(reason);
  expect(await readdir(folder)).not.toContain('ads');
});

/** The tiny ad with these store URLs only, these networks, assets and texts. */
async function setup(changes: Pick<AdConfig, 'storeUrls' | 'networks' | 'assets' | 'cta'>) {
  const folder = await mkdtemp(join(tmpdir(), 'spinreel-cli-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeTinyAd(folder, { cta: { label: 'Spin!' }, ...changes });
  const { io, lines, errors, steps } = createTestIo({ folder, environment: { XDG_CACHE_HOME: folder } });
  const build = async (network?: string) => {
    const chosen = network === undefined ? {} : { network };
    const code = await buildCommand({ file: 'ad.json', out: 'ads', cache: false, ...chosen }, io);
    return { code, lines, errors };
  };
  return { build, folder, steps };
}
