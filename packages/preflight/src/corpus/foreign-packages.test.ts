import { networks } from '@spinreel/exporters/networks/index';
import { expect, test } from 'vitest';
import { checkPage, findPageErrors, foreignPage, listErrors, zipPage } from '../../test/ads/foreign-page.ts';
import { checkFile } from '../check-artifact.ts';

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

test.each([
  'https://sf-tb-sg.ibytedtos.com/obj/union-fe-nc-i18n/playable/sdk/playable-sdk.js',
  'https://sf16-sg.tiktokcdn.com/obj/union-fe-nc-i18n/playable/sdk/playable-sdk.a1b2.js',
])('accepts TikTok’s script from %s', async (address) => {
  expect(await errorsOfTikTok(`<script src="${address}"></script><script>openAppStore()</script>`)).toEqual(
    [],
  );
});

test('warns of a script of TikTok that comes after the ad’s own', async () => {
  const bytes = zipTikTok(`<script>openAppStore()</script><script src="${sdkUrl}"></script>`);
  const { findings, passed } = await checkFile({ bytes, fileName: 'ad.zip', network: tiktok });
  expect(passed).toBe(true);
  expect(findings.find(({ ruleId }) => ruleId === 'host-tags')).toMatchObject({
    passed: false,
    severity: 'warning',
    message: expect.stringMatching(/after scripts of the ad/),
  });
});

// Requirement: preflight.containers
test.each([
  ['{"playable_orientation":0,"playable_languages":["en"]}', null],
  ['{"playable_orientation":1,}', 'warning'],
  ['{"playable_orientation":0,"playable_languages":["en",],}', 'warning'],
  ['{"orientation":0}', 'error'],
  ['playable_orientation: 0', 'error'],
])('judges config.json with %s', async (text, severity) => {
  const bytes = zipTikTok(`<script src="${sdkUrl}"></script><script>openAppStore()</script>`, text);
  const { findings } = await checkFile({ bytes, fileName: 'ad.zip', network: tiktok });
  const finding = findings.find(({ ruleId }) => ruleId === 'required-files');
  expect(finding?.passed === true ? null : finding?.severity).toBe(severity);
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

function zipTikTok(markup: string, config = '{"playable_orientation":0}'): Uint8Array {
  return zipPage('index.html', foreignPage(markup), { path: 'config.json', text: config });
}

async function errorsOfTikTok(markup: string): Promise<string[]> {
  return listErrors(await checkFile({ bytes: zipTikTok(markup), fileName: 'ad.zip', network: tiktok }));
}
