import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { exportAd } from '@spinreel/exporters/export-ad';
import { networks } from '@spinreel/exporters/networks/index';
import { expect, it } from 'vitest';
import { createTestCli } from '../../test/create-test-cli.ts';
import { createNoiseAd } from '../../test/create-noise-ad.ts';

// Requirement: export.convert
it('writes the files of other networks, equal to exports of the same media', async () => {
  const { run, folder } = await setup();
  const result = await run('convert', 'ad.zip', '--network', 'google,applovin', '--store-url', storeUrl);
  expect([result.code, result.errors]).toEqual([0, []]);
  expect(result.lines).toEqual([
    expect.stringMatching(/^google: ads\/noise-google-.*\.zip, .* rules passed$/),
    expect.stringMatching(/^applovin: ads\/noise-applovin-.*\.html, .* rules passed$/),
  ]);
  const names = (await readdir(join(folder, 'ads'))).toSorted();
  const exported = await exportAd({ ...createNoiseAd({ storeUrl }), network: networks.applovin });
  const written = await readFile(join(folder, 'ads', names[0] ?? ''));
  expect(written.equals(exported.bytes)).toBe(true);
});

// Requirement: export.convert
it('says what is missing for a network, and writes the others', async () => {
  const { run, folder } = await setup();
  const { code, lines } = await run('convert', 'ad.zip', '--network', 'applovin,google');
  expect(code).toBe(1);
  expect(lines[0]).toMatch(/^applovin: not written\. .*--store-url/);
  expect(await readdir(join(folder, 'ads'))).toEqual([expect.stringMatching(/^noise-google-/)]);
});

it('names a file that another tool made', async () => {
  const { run, folder } = await setup();
  await writeFile(join(folder, 'ad.html'), '<!doctype html><html><body>Hello</body></html>');
  const { code, lines } = await run('convert', 'ad.html', '--network', 'meta');
  expect([code, lines]).toEqual([
    1,
    [expect.stringMatching(/^meta: not written\. .*not an ad that Spinreel/)],
  ]);
});

it('refuses a store URL that is not https', async () => {
  const { run } = await setup();
  const { code, errors } = await run('convert', 'ad.zip', '-n', 'meta', '--store-url', 'javascript:alert(1)');
  expect([code, errors]).toEqual([2, [expect.stringMatching(/is not a store URL/)]]);
});

const storeUrl = 'https://store.example/app';

/** A folder with a finished file for Meta, whose media are noise. */
async function setup() {
  const cli = await createTestCli();
  const { bytes } = await exportAd({ ...createNoiseAd(), network: networks.meta });
  await writeFile(join(cli.folder, 'ad.zip'), bytes);
  return cli;
}
