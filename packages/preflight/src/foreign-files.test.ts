import type { Network } from '@spinreel/exporters/network';
import { networks } from '@spinreel/exporters/networks/index';
import { expect, test } from 'vitest';
import { utf8 } from '../test/mutations/mutate.ts';
import { storedZip } from '../test/ads/stored-zip.ts';
import { checkFile } from './check-artifact.ts';

const { applovin, bigo, google, ironsource, meta, mintegral, moloco, snapchat, tiktok, unity } = networks;

const [sdkUrl = ''] = tiktok.providedScripts;

// Requirement: preflight.foreign-files
test.each([
  ['a method called fetch', 'loader.fetch("x");class L{fetch(){}import(){}}'],
  ['a check for onreadystatechange', '"onreadystatechange" in document.createElement("script")'],
  ['a script element with inline code', 'var s=document.createElement("script");s.text=c;b.appendChild(s)'],
  ['an XML namespace', 'document.createElementNS("http://www.w3.org/2000/svg","svg")'],
  ['an address in a comment', '/*! MIT, see https://engine.example/license */'],
  ['forbidden words in comments and strings', '// location.href\nlog("eval(x) window.open( is forbidden")'],
  ['a worker made of a blob', 'new Worker(URL.createObjectURL(new Blob([code])))'],
  ['reading the page’s own address', 'var query=location.href.split("?")[1]'],
  ['data that is fetched from the file itself', 'fetch("data:text/plain,1")'],
  ['the global object of a bundler', 'var g=Function("return this")()'],
])('accepts %s for Meta', async (_, code) => {
  expect(await errorsOf(pageWith(`<script>${code}</script>`), meta)).toEqual([]);
});

test.each([
  '<a href="javascript:void(0)">Play</a>',
  '<form onsubmit="return false"></form>',
  '<link rel="icon" href="data:,">',
])('accepts %s for Meta', async (markup) => {
  expect(await errorsOf(pageWith(markup), meta)).toEqual([]);
});

test('accepts a viewport that only names the scale', async () => {
  const page = pageWith('').replace('width=device-width,', '');
  expect(await errorsOf(page, meta)).toEqual([]);
});

test.each([
  [moloco, 'error', /"XMLHttpRequest" in game.html, line 6\. Moloco searches the text of uploads/],
  [meta, 'warning', /Studios report that Meta Ads searches the text of uploads/],
] as const)('says that $label searches comments', async (network, severity, message) => {
  const { findings } = await check(pageWith('<!-- XMLHttpRequest -->'), network);
  expect(findings.find(({ ruleId }) => ruleId === 'no-xml-http-request')).toMatchObject({
    passed: false,
    severity,
    message: expect.stringMatching(message),
  });
});

test('warns of words that studios say Unity’s checker misreads', async () => {
  const { findings } = await check(pageWith('<script>shader="texelFetch(a)"</script>'), unity);
  const finding = findings.find(({ ruleId }) => ruleId === 'no-forbidden-text');
  expect(finding).toMatchObject({ passed: false, severity: 'warning' });
});

test('rejects any mention of DAPI for ironSource, which searches for it', async () => {
  expect(await errorsOf(pageWith('<!-- dapi.isReady -->'), ironsource)).toContain('no-forbidden-text');
});

// Requirement: preflight.places
test('names every place with line, column and the file’s own name', async () => {
  const page = pageWith('<script>\nfetch("a");\n  fetch("b")</script>');
  const { findings } = await check(page, meta, 'my game.html');
  expect(findings.find(({ ruleId }) => ruleId === 'no-fetch')).toMatchObject({
    occurrenceCount: 2,
    occurrences: [
      { path: 'my game.html', line: 7, column: 1, excerpt: 'fetch("a")' },
      { path: 'my game.html', line: 8, column: 3, excerpt: 'fetch("b")' },
    ],
  });
});

test.each([
  ['fetch("https://api.example/odds")', 'no-fetch', [applovin, unity, meta, moloco]],
  ['fetch(`//api.example.com/${id}`)', 'no-fetch', [applovin, unity, meta, moloco]],
  ['x.open("GET","https://api.example/odds")', 'no-xml-http-request', [applovin, unity, meta, moloco]],
  ['navigator.sendBeacon("https://api.example/odds")', 'no-network-calls', [applovin, unity, meta, moloco]],
  ['new EventSource("https://api.example/odds")', 'no-network-calls', [applovin, unity, meta, moloco]],
  // These networks do not state that rule, so it is only advice.
  ['fetch("https://api.example/odds")', 'no-external-references', [tiktok]],
] as const)('reports %s once, as %s', async (code, ruleId, targets) => {
  const page = pageWith(`<script>${code}</script>`);
  for (const network of targets) {
    const { findings } = await check(page, network);
    const aboutRequests = findings
      .filter(({ occurrences }) => occurrences.some(({ excerpt }) => excerpt.includes('api.example')))
      .filter(({ severity }) => severity !== 'advice')
      .map((finding) => finding.ruleId);
    expect.soft(aboutRequests, network.id).toEqual([ruleId]);
  }
});

test('reports an address that is stored apart from its request', async () => {
  const { findings } = await check(pageWith('<script>a="https://api.example";fetch(a)</script>'), moloco);
  const broken = findings.filter(({ passed }) => !passed).map(({ ruleId }) => ruleId);
  expect(broken).toEqual(expect.arrayContaining(['no-http-addresses', 'no-fetch']));
});

test('does not judge the code of a page whose script has a syntax error', async () => {
  const { findings, notJudged, passed } = await check(pageWith('<script>if (</script>'), meta);
  expect(passed).toBe(false);
  expect(findings.find(({ ruleId }) => ruleId === 'valid-scripts')).toMatchObject({ passed: false });
  expect(notJudged).toContainEqual({ ruleId: 'no-eval', reason: expect.stringMatching(/syntax error/) });
});

// ---- containers

// Requirement: preflight.containers
test('accepts a single HTML file for Meta and names its limit of 2 MB', async () => {
  const { findings, passed } = await check(pageWith(''), meta);
  expect(passed).toBe(true);
  expect(findings.find(({ ruleId }) => ruleId === 'packed-size')?.limit).toBe(2_097_152);
  const large = pageWith('').padEnd(2_097_153, ' ');
  expect(await errorsOf(large, meta)).toEqual(['packed-size']);
});

test('accepts a single HTML file for Mintegral', async () => {
  const page = pageWith('<script>install();gameReady();gameEnd()</script>');
  expect(await errorsOf(page, mintegral)).toEqual([]);
});

// Requirement: preflight.containers
test('judges the contents of a ZIP for a network that accepts HTML', async () => {
  const zip = zipOf('index.html', pageWith('<script>fetch("x")</script>'));
  const verdict = await checkFile({ bytes: zip, fileName: 'ad.zip', network: moloco });
  expect(brokenErrors(verdict)).toEqual(['no-fetch', 'single-html']);
});

test('judges the contents of a page for a network that accepts a ZIP', async () => {
  const { findings, notJudged } = await check(pageWith('<script>location="x"</script>'), tiktok);
  expect(brokenErrors({ findings })).toEqual(expect.arrayContaining(['no-redirects', 'zip-package']));
  expect(notJudged).toContainEqual({ ruleId: 'required-files', reason: 'The file is not a ZIP.' });
});

test('judges a page that is in a folder of the ZIP', async () => {
  const zip = zipOf('build/index.html', pageWith('<script>fetch("x")</script>'));
  const verdict = await checkFile({ bytes: zip, fileName: 'ad.zip', network: meta });
  expect(brokenErrors(verdict)).toEqual(['index-at-root', 'no-fetch']);
});

// Requirement: preflight.containers
test.each([
  ['applied to a folder', 'Lucky Ad/', ['index-at-root']],
  ['applied to the files', '', ['only-scripts']],
])('says once that a ZIP was made by macOS, %s', async (_, folder, broken) => {
  const script = '<script>window.openAppStore()</script>';
  const bytes = zipOf(
    `${folder}index.html`,
    pageWith(`<script src="${sdkUrl}"></script>${script}`),
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
  const page = pageWith(`<script src="${sdkUrl}"></script><script>window.openAppStore()</script>`);
  const config = { path: 'ad/config.json', text: '{"playable_orientation":0}' };
  const bytes = zipOf('ad/index.html', page, config);
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

// ---- one file for several networks

const glue = `function open_(url){
  if (typeof FbPlayableAd !== "undefined") FbPlayableAd.onCTAClick();
  else if (typeof mraid !== "undefined") mraid.open(url);
  else window.open(url);
}`;

// Requirement: preflight.multi-network
test.each([meta, applovin])(
  'accepts guarded calls of other networks and a fallback for $id',
  async (network) => {
    const { findings } = await check(
      pageWith(`<script>${glue};mraid_=window.mraid&&mraid.getState()</script>`),
      network,
    );
    expect(brokenErrors({ findings })).toEqual([]);
    expect(findings.find(({ ruleId }) => ruleId === 'no-redirects')).toMatchObject({
      severity: 'advice',
      message: expect.stringMatching(/opens a page only if the CTA call is missing/),
    });
  },
);

/** A build for many networks, which asks for the object of each host. */
const universal = `function install_(url){
  if (window.mraid && typeof mraid.open === "function") { mraid.open(url); return; }
  if (typeof FbPlayableAd !== "undefined") return FbPlayableAd.onCTAClick();
  if (window.ExitApi) ExitApi.exit();
  else if (window.ScPlayableAd) ScPlayableAd.onCTAClick();
  else if (window.install) window.install();
  else if (window.playableSDK && playableSDK.openAppStore) playableSDK.openAppStore();
  else if (window.openAppStore) window.openAppStore();
  else if (window.BGY_MRAID) BGY_MRAID.open();
  else window.open(url, "_blank") || (location.href = url);
}`;

// Requirement: preflight.multi-network
test.each([applovin, ironsource, unity, meta, google, snapchat, mintegral, tiktok, bigo])(
  'takes the last branch of a build for many networks for no redirect on $id',
  async (network) => {
    const { findings } = await check(pageWith(`<script>${universal}</script>`), network);
    expect(findings.find(({ ruleId }) => ruleId === 'no-redirects')).toMatchObject({
      passed: false,
      severity: 'advice',
    });
  },
);

test('takes the last branch for a redirect on a network for which the build does not ask', async () => {
  const code = universal.replaceAll('mraid', 'dapi');
  expect(await errorsOf(pageWith(`<script>${code}</script>`), applovin)).toContain('no-redirects');
});

test.each([
  '<script src="https://artifacts.applovin.com/playables/1.2/ALPlayableAnalytics-1.2.0.js"></script>',
  '<script>s=document.createElement("script");s.src="https://artifacts.applovin.com/p/ALPlayableAnalytics.js"</script>',
])('knows AppLovin’s own script, which only AppLovin provides: %s', async (markup) => {
  const reported = async (network: Network) =>
    (await check(pageWith(markup), network)).findings
      .filter(({ occurrences }) => occurrences.some(({ excerpt }) => excerpt.includes('artifacts.applovin')))
      .map(({ ruleId }) => ruleId);
  expect(await reported(applovin)).toEqual([]);
  expect(await reported(unity)).toContain('no-external-references');
});

test('rejects the fallback for Moloco, which searches for it', async () => {
  expect(await errorsOf(pageWith(`<script>${glue}</script>`), moloco)).toEqual(['no-redirects']);
});

test('advises to check for other networks before their calls', async () => {
  const { findings } = await check(pageWith('<script>mraid.useCustomClose(true)</script>'), meta);
  expect(findings.find(({ ruleId }) => ruleId === 'guarded-host-calls')).toMatchObject({
    passed: false,
    severity: 'advice',
  });
});

function pageWith(markup: string): string {
  return `<!doctype html>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>Lucky game</title>
<button onclick="FbPlayableAd.onCTAClick()">Install</button>
${markup}`;
}

async function check(page: string, network: Network, fileName = 'game.html') {
  return await checkFile({ bytes: utf8(page), fileName, network });
}

async function errorsOf(page: string, network: Network): Promise<string[]> {
  return brokenErrors(await check(page, network));
}

function brokenErrors({ findings }: Pick<Awaited<ReturnType<typeof check>>, 'findings'>): string[] {
  return findings
    .filter(({ passed, severity }) => !passed && severity === 'error')
    .map(({ ruleId }) => ruleId)
    .toSorted();
}

/** Checks a ZIP for Mintegral that contains a page, and a script which the page references. */
async function errorsOfPackage(
  pagePath: string,
  script: { address: string; path: string },
): Promise<string[]> {
  const page = pageWith(`<script src="${script.address}"></script>`);
  const bytes = zipOf(pagePath, page, { path: script.path, text: 'install();gameReady();gameEnd()' });
  return brokenErrors(await checkFile({ bytes, fileName: 'lucky.zip', network: mintegral }));
}

function zipOf(path: string, page: string, ...others: { path: string; text: string }[]): Uint8Array {
  const files = [{ path, text: page }, ...others].map((file) => ({
    path: file.path,
    packed: utf8(file.text),
  }));
  return storedZip(files.map((file) => ({ ...file, method: 0, size: file.packed.length })));
}
