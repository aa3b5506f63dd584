import { networks } from '@spinreel/exporters/networks/index';
import { expect, test } from 'vitest';
import { checkPage, findPageErrors, foreignPage, listErrors, zipPage } from '../test/ads/foreign-page.ts';
import { checkFile } from './check-artifact.ts';

const { meta, mintegral, moloco, tiktok } = networks;

const [sdkUrl = ''] = tiktok.providedScripts;

// Requirement: preflight.containers
test('accepts a single HTML file for Meta and names its limit of 2 MB', async () => {
  const { findings, passed } = await checkPage(foreignPage(''), meta);
  expect(passed).toBe(true);
  expect(findings.find(({ ruleId }) => ruleId === 'packed-size')?.limit).toBe(2_097_152);
  const large = foreignPage('').padEnd(2_097_153, ' ');
  expect(await findPageErrors(large, meta)).toEqual(['packed-size']);
});

test('accepts a single HTML file for Mintegral', async () => {
  const page = foreignPage('<script>install();gameReady();gameEnd()</script>');
  expect(await findPageErrors(page, mintegral)).toEqual([]);
});

// Requirement: preflight.containers
test('judges the contents of a ZIP for a network that accepts HTML', async () => {
  const zip = zipPage('index.html', foreignPage('<script>fetch("x")</script>'));
  const verdict = await checkFile({ bytes: zip, fileName: 'ad.zip', network: moloco });
  expect(listErrors(verdict)).toEqual(['no-fetch', 'single-html']);
});

test('judges the contents of a page for a network that accepts a ZIP', async () => {
  const { findings, notJudged } = await checkPage(foreignPage('<script>location="x"</script>'), tiktok);
  expect(listErrors({ findings })).toEqual(expect.arrayContaining(['no-redirects', 'zip-package']));
  expect(notJudged).toContainEqual({ ruleId: 'required-files', reason: 'The file is not a ZIP.' });
});

test('judges a page that is in a folder of the ZIP', async () => {
  const zip = zipPage('build/index.html', foreignPage('<script>fetch("x")</script>'));
  const verdict = await checkFile({ bytes: zip, fileName: 'ad.zip', network: meta });
  expect(listErrors(verdict)).toEqual(['index-at-root', 'no-fetch']);
});

// Requirement: preflight.containers
test.each([
  ['applied to a folder', 'Lucky Ad/', ['index-at-root']],
  ['applied to the files', '', ['only-scripts']],
])('says once that a ZIP was made by macOS, %s', async (_, folder, broken) => {
  const script = '<script>window.openAppStore()</script>';
  const bytes = zipPage(
    `${folder}index.html`,
    foreignPage(`<script src="${sdkUrl}"></script>${script}`),
    { path: `${folder}config.json`, text: '{"playable_orientation":0}' },
    { path: `${folder}.DS_Store`, text: 'Bud1' },
    { path: `__MACOSX/${folder}._index.html`, text: '\0\u0005' },
    { path: `__MACOSX/${folder}._config.json`, text: '\0\u0005' },
  );
  const { findings } = await checkFile({ bytes, fileName: 'ad.zip', network: tiktok });
  const failed = findings.filter(({ passed, ruleId }) => !passed && ruleId !== 'guarded-host-calls');
  expect(failed.map(({ ruleId }) => ruleId)).toEqual(broken);
  expect(failed[0]?.message).toMatch(/macOS/);
  expect(failed[0]?.message).toContain('3 hidden files');
  expect(failed[0]?.fix).toContain('zip -rX');
});

test('says once that the files are in a folder of the ZIP', async () => {
  const page = foreignPage(`<script src="${sdkUrl}"></script><script>window.openAppStore()</script>`);
  const config = { path: 'ad/config.json', text: '{"playable_orientation":0}' };
  const bytes = zipPage('ad/index.html', page, config);
  const { findings } = await checkFile({ bytes, fileName: 'ad.zip', network: tiktok });
  const failed = findings.filter(({ passed, ruleId }) => !passed && ruleId !== 'guarded-host-calls');
  expect(failed).toMatchObject([
    { ruleId: 'index-at-root', fix: expect.stringContaining('not their folder') },
  ]);
});

// Requirement: preflight.containers
test.each([
  ['game.js', 'lucky/game.js'],
  ['./js/../game.js?v=2', 'lucky/game.js'],
  ['/lucky/game.js', 'lucky/game.js'],
  ['../game.js', 'game.js'],
  ['my%20game.js', 'lucky/my game.js'],
])('finds %s from a page in a folder, at %s', async (address, path) => {
  expect(await errorsOfPackage('lucky/lucky.html', { address, path })).not.toContain('scripts-in-package');
});

test.each([
  ['game.js', 'game.js'],
  ['../game.js', 'lucky/game.js'],
  ['%E0%A4%A', 'lucky/game.js'],
])('misses %s from a page in a folder if the script is at %s', async (address, path) => {
  expect(await errorsOfPackage('lucky/lucky.html', { address, path })).toContain('scripts-in-package');
});

test('finds the scripts of a misplaced page next to it', async () => {
  const script = { address: 'game.js', path: 'build/game.js' };
  expect(await errorsOfPackage('build/index.html', script)).not.toContain('scripts-in-package');
});

/** Checks a ZIP for Mintegral that contains a page, and a script which the page references. */
async function errorsOfPackage(
  pagePath: string,
  script: { address: string; path: string },
): Promise<string[]> {
  const page = foreignPage(`<script src="${script.address}"></script>`);
  const bytes = zipPage(pagePath, page, { path: script.path, text: 'install();gameReady();gameEnd()' });
  return listErrors(await checkFile({ bytes, fileName: 'lucky.zip', network: mintegral }));
}
