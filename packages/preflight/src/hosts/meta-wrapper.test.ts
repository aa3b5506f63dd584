import { networks } from '@spinreel/exporters/networks/index';
import { readFile } from 'node:fs/promises';
import { zipOfScripts } from '@spinreel/exporters/containers/zip-of-scripts';
import { fixtureMedia } from '@spinreel/fixtures/fixture-media';
import { beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../../test/launch-browser.ts';
import { encodeClip } from '../../test/ads/encode-clip.ts';
import { utf8 } from '../../test/mutations/mutate.ts';
import { openInHost, type HostedAd } from '../play-in-host.ts';

const browser = await launchBrowser();
let clip: Uint8Array;
let picture: Uint8Array;
let open: HostedAd | null = null;

beforeAll(async () => {
  clip = (await encodeClip({ durationSeconds: 1, pauseFrames: [] })).bytes;
  picture = new Uint8Array(await readFile(fixtureMedia.ctaButton.path));
});

/** Opens a page with `markup` in its body and loose files next to it, then resolves to the value of `probe` in it. */
async function inMetaHost<Result>(markup: string, probe: string): Promise<Result> {
  await open?.close();
  const html = `<!doctype html><html><head><meta charset="utf-8"></head><body>${markup}</body></html>`;
  const bytes = await zipOfScripts.pack([
    { path: 'index.html', bytes: utf8(html) },
    { path: 'media.js', bytes: utf8('window.ran=true') },
    { path: 'module.js', bytes: utf8('window.ran=true;export const x=1') },
    { path: 'a.png', bytes: picture },
    { path: 'v.mp4', bytes: clip },
  ]);
  open = await openInHost({ bytes, network: networks.meta, browser });
  return open.page.evaluate<Result>(probe);
}

const ran = 'window.ran === true';
const script = (code: string) => `<script>${code}</script>`;

/** Resolves to whether an element loads its media within many times the duration of a load from memory. */
const loads = (expression: string, event: string) => `new Promise((resolve) => {
  const element = ${expression};
  element.addEventListener(${JSON.stringify(event)}, () => resolve(true));
  setTimeout(() => resolve(false), 1500);
})`;

test('allows a static script in the markup', async () => {
  expect(await inMetaHost('<script src="media.js"></script>', ran)).toBe(true);
});

test('allows an inline script, also when it is created with its text', async () => {
  expect(await inMetaHost(script('window.ran=true'), ran)).toBe(true);
  const made =
    "var s=document.createElement('script');s.textContent='window.ran=true';document.body.append(s)";
  expect(await inMetaHost(script(made), ran)).toBe(true);
});

test.each([
  ['its src', "s.src='media.js'"],
  ['its attribute', "s.setAttribute('src','media.js')"],
])('a script made with %s is blocked', async (_, setting) => {
  const code = `var s=document.createElement('script');${setting};document.body.append(s)`;
  expect(await inMetaHost(script(code), `new Promise((r)=>setTimeout(()=>r(${ran}),500))`)).toBe(false);
});

test('blocks a dynamic import', async () => {
  const outcome = "import('./module.js').then(() => 'loaded', () => 'blocked')";
  expect(await inMetaHost('', outcome)).toBe('blocked');
});

test.each(['<img src="a.png">', '<video src="v.mp4"></video>', '<audio src="v.mp4"></audio>'])(
  '%s is removed from the page',
  async (markup) => {
    expect(await inMetaHost(markup, "document.querySelectorAll('img,video,audio').length")).toBe(0);
  },
);

test('blocks a separate file that code sets as src', async () => {
  const video = "Object.assign(document.createElement('video'), { src: 'v.mp4', preload: 'auto' })";
  expect(await inMetaHost('', loads(video, 'loadedmetadata'))).toBe(false);
  expect(await inMetaHost('', loads("Object.assign(new Image(), { src: 'a.png' })", 'load'))).toBe(false);
});

// Requirement: preflight.host-simulators
test('allows media as data URIs, in the markup and by code', async () => {
  const clipUri = `data:video/mp4;base64,${Buffer.from(clip).toString('base64')}`;
  const pictureUri = `data:image/png;base64,${Buffer.from(picture).toString('base64')}`;
  const markup = `<img id="a" src="${pictureUri}"><video id="v" preload="auto" src="${clipUri}"></video>`;
  expect(await inMetaHost(markup, "document.querySelectorAll('img,video').length")).toBe(2);
  expect(await inMetaHost('', loads(`Object.assign(new Image(), { src: '${pictureUri}' })`, 'load'))).toBe(
    true,
  );
  const video = `Object.assign(document.createElement('video'), { src: '${clipUri}', preload: 'auto' })`;
  expect(await inMetaHost('', loads(video, 'loadedmetadata'))).toBe(true);
});

test('plays a data URI that is fetched to a Blob and used as an object URL', async () => {
  const clipUri = `data:video/mp4;base64,${Buffer.from(clip).toString('base64')}`;
  const probe = `fetch('${clipUri}').then((r) => r.blob()).then((blob) => {
    const src = URL.createObjectURL(blob);
    return ${loads("Object.assign(document.createElement('video'), { src, preload: 'auto' })", 'loadedmetadata')};
  })`;
  expect(await inMetaHost('', probe)).toBe(true);
});

test('resolves the fetch of a file without a response, so that the next step throws', async () => {
  expect(await inMetaHost('', "fetch('v.mp4') === undefined")).toBe(true);
  expect(await inMetaHost('', "(() => { try { fetch('v.mp4').then() } catch { return 'threw' } })()")).toBe(
    'threw',
  );
});

test('never answers an XMLHttpRequest', async () => {
  const probe = loads(
    "(() => { const r = new XMLHttpRequest(); r.open('GET', 'v.mp4'); r.send(); return r })()",
    'loadend',
  );
  expect(await inMetaHost('', probe)).toBe(false);
});

const nestedSource = `(() => {
  const video = document.createElement('video');
  video.innerHTML = '<source src="v.mp4">';
  video.preload = 'auto';
  document.body.append(video);
  return video;
})()`;
const nestedPicture = `(() => {
  const box = document.createElement('div');
  box.innerHTML = '<p><img src="a.png"></p>';
  document.body.append(box);
  return box.querySelector('img');
})()`;
const styleRequests = `new Promise((resolve) => {
  setTimeout(() => resolve(performance.getEntriesByType('resource').some(({ name }) => name.endsWith('a.png'))), 500);
})`;

test.each([
  ['a source element', '', loads(nestedSource, 'loadedmetadata')],
  ['a picture nested in other markup', '', loads(nestedPicture, 'load')],
  [
    'a file named by a style',
    '<div style="width:9px;height:9px;background:url(a.png)"></div>',
    styleRequests,
  ],
])('%s slips through, which only the static rules refuse', async (_, markup, probe) => {
  expect(await inMetaHost(markup, probe)).toBe(true);
});

test('injects the CTA object only after the page has loaded', async () => {
  const early = script(
    "window.early=[typeof FbPlayableAd];addEventListener('load',()=>early.push(typeof FbPlayableAd))",
  );
  const probe = 'new Promise((r) => setTimeout(() => r([...window.early, typeof FbPlayableAd]), 100))';
  expect(await inMetaHost(early, probe)).toEqual(['undefined', 'undefined', 'object']);
});

test('serves only the files of the ad', async () => {
  await inMetaHost('<link rel="stylesheet" href="https://cdn.example/style.css">', '1');
  expect(open?.networkRequests).toEqual(['https://cdn.example/style.css']);
});
