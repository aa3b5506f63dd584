// Requirement: export.convert
import { createHash } from 'node:crypto';
import { networks } from '@spinreel/exporters/networks/index';
import { packZip } from '@spinreel/exporters/zip/pack-zip';
import { describe, expect, test } from 'vitest';
import { adWithLandscapeCover, goodAd } from '../../test/ads/good-ad.ts';
import { convertFile } from './convert-file.ts';
import { readPageContents } from './read-page-contents.ts';

const storeUrl = 'https://play.google.com/store';
const storeUrls = { ios: storeUrl, android: storeUrl };
const encode = (text: string) => new TextEncoder().encode(text);
const origins = [networks.meta, networks.moloco, networks.applovin, networks.mintegral];

describe.each(origins)('a file for $id', (from) => {
  test.each(Object.values(networks))(
    'becomes the file for $id that an export of the same ad gives',
    async (to) => {
      const { artifact } = await goodAd(from);
      const conversion = await convertFile({ bytes: artifact.bytes, to, storeUrls });
      expect(conversion.ok && conversion.artifact.sha256).toBe((await goodAd(to)).artifact.sha256);
    },
  );

  test('keeps every byte of its media', async () => {
    const digests = async (bytes: Uint8Array) =>
      readPageContents(bytes)?.media.map(({ slot, file }) => [
        slot,
        createHash('sha256').update(file.bytes).digest('hex'),
      ]);
    const { artifact } = await goodAd(from);
    const original = await digests(artifact.bytes);
    expect(original?.map(([slot]) => slot)).toEqual(['cover', 'badge', 'music', 'video']);
    expect(readPageContents(artifact.bytes)?.fonts).toHaveLength(2);
    const conversion = await convertFile({ bytes: artifact.bytes, to: networks.applovin, storeUrls });
    expect(conversion.ok && (await digests(conversion.artifact.bytes))).toEqual(original);
  });
});

test.each(origins)('converts a file for $id with a landscape cover', async (from) => {
  const { bytes } = await adWithLandscapeCover(from);
  const conversion = await convertFile({ bytes, to: networks.moloco, storeUrls });
  expect(conversion.ok && conversion.artifact.sha256).toBe(
    (await adWithLandscapeCover(networks.moloco)).sha256,
  );
});

test('takes the store URLs from a file that contains them', async () => {
  const { artifact } = await goodAd(networks.applovin);
  const conversion = await convertFile({ bytes: artifact.bytes, to: networks.unity });
  expect(conversion.ok && conversion.artifact.sha256).toBe((await goodAd(networks.unity)).artifact.sha256);
});

test('converts a file that was exported before ads had required texts', async () => {
  const { artifact } = await goodAd(networks.moloco);
  const older = new TextDecoder()
    .decode(artifact.bytes)
    .replace(/"language":"en",/, '')
    .replace(/"legal":\{[^}]*\},/, '');
  expect(older).not.toContain('"legal":');
  const conversion = await convertFile({ bytes: encode(older), to: networks.applovin, storeUrls });
  const converted = conversion.ok ? readPageContents(conversion.artifact.bytes) : null;
  expect(converted?.ad.legal).toEqual({ cover: null, gameplay: null, outro: null });
});

test('gives the player of a file that was exported before ads had a language its texts', async () => {
  const { artifact } = await goodAd(networks.moloco);
  const older = new TextDecoder().decode(artifact.bytes).replace(/"texts":\{[^}]*\},/, '');
  expect(older).not.toContain('"texts":');
  const contents = readPageContents(encode(older));
  expect(contents?.ad.texts.mute).toBe('Mute');
  for (const count of contents?.ad.video.pauseFrames.keys() ?? [])
    expect(contents?.ad.texts.spinsLeft[count + 1]).toContain(String(count + 1));
});

test('gives the player of a file that was exported before ads had sound effects what it needs for the win', async () => {
  const { artifact } = await goodAd(networks.moloco);
  const older = new TextDecoder()
    .decode(artifact.bytes)
    .replace(/,"soundEffects":\{\}/, '')
    .replace(/,"count":null,"colors":\[[^\]]*\]/, '');
  expect(older.length).toBeLessThan(artifact.bytes.length - 80);
  const contents = readPageContents(encode(older));
  expect(contents?.ad.soundEffects).toEqual({});
  expect(contents?.ad.badge).toMatchObject({ count: null, onPlaybackEnd: true });
  expect(contents?.ad.badge.colors).toHaveLength(4);
});

test('gives the player of a file that was exported before ads had a highlight its spin button and its outro', async () => {
  const { artifact } = await goodAd(networks.moloco);
  const older = new TextDecoder()
    .decode(artifact.bytes)
    .replace('"highlight":null,', '')
    .replace(/"app":null,"cardAspect":[^,]*,"composition":"[^"]*",/, '');
  expect(older.length).toBeLessThan(artifact.bytes.length - 60);
  const { gameplay, outro } = readPageContents(encode(older))?.ad ?? {};
  expect(gameplay?.highlight).toBeNull();
  expect(outro).toMatchObject({ composition: 'win-card', app: null, cardAspect: 16 / 9 });
});

test('takes a language that ads cannot have for the default one', async () => {
  const { artifact } = await goodAd(networks.moloco);
  const hostile = new TextDecoder()
    .decode(artifact.bytes)
    .replace('"language":"en"', String.raw`"language":"\"\u003e\u003cscript\u003e"`);
  expect(readPageContents(encode(hostile))?.ad.language).toBe('en');
});

test('asks for the store URLs if the network needs them and the file contains none', async () => {
  const { artifact } = await goodAd(networks.meta);
  const conversion = await convertFile({ bytes: artifact.bytes, to: networks.applovin });
  expect(conversion).toEqual({ ok: false, problem: { code: 'store-url-missing' } });
});

test('names the size and the limit of a file that is too large for the other network', async () => {
  const { artifact } = await goodAd(networks.meta);
  const { limits } = networks.google;
  const to = { ...networks.google, limits: { ...limits, maxBytes: 100_000 } };
  const conversion = await convertFile({ bytes: artifact.bytes, to });
  expect(conversion).toEqual({
    ok: false,
    problem: { code: 'too-large', sizeBytes: expect.any(Number), limitBytes: 100_000 },
  });
});

describe('a file that is not an ad of this product', async () => {
  const page = '<div id="ad" class="sr"><img id="cover" src="data:image/webp;base64,AAAA"></div>';
  const withConfig = (json: string) =>
    encode(`${page}<script type="application/json" id="ad-config">${json}</script>`);

  test.each([
    ['nothing', new Uint8Array()],
    ['random bytes', Uint8Array.from({ length: 5000 }, (_, index) => (index * 31) % 251)],
    ['a foreign page', encode('<!doctype html><html><body>Hello</body></html>')],
    ['a ZIP without a page', await packZip([{ path: 'a.txt', bytes: encode('text') }], 'STORE')],
    ['a config that is no JSON', withConfig('{')],
    ['a config without slots', withConfig('{"name":"x"}')],
    ['unknown slots', withConfig('{"name":"x","slots":["cover","__proto__"]}')],
    ['the same slot twice', withConfig('{"name":"x","slots":["cover","cover"]}')],
    ['a missing medium', withConfig('{"name":"x","slots":["cover","video"]}')],
  ])('is refused: %s', async (_, bytes) => {
    const conversion = await convertFile({ bytes, to: networks.meta });
    expect(conversion).toEqual({ ok: false, problem: { code: 'not-ours' } });
  });

  test('is refused if its media are damaged', async () => {
    const { artifact } = await goodAd(networks.applovin);
    const text = new TextDecoder().decode(artifact.bytes);
    const cut = text.replace(/(seven-bit;\d+,.{100}).{10}/s, '$1');
    expect(cut).not.toBe(text);
    const conversion = await convertFile({ bytes: encode(cut), to: networks.meta });
    expect(conversion).toEqual({ ok: false, problem: { code: 'not-ours' } });
  });
});
