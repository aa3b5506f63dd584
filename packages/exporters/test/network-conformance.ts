import { parse, type DefaultTreeAdapterMap } from 'parse5';
import { expect, test } from 'vitest';
import { artifactFileName } from '../src/artifact-file-name.ts';
import { entryPathFor } from '../src/containers/container.ts';
import { exportAd } from '../src/export-ad.ts';
import { mediaBudgetBytes } from '../src/size/media-budget.ts';
import type { Network } from '../src/network.ts';
import { sampleAd, sampleFonts, sampleMedia } from './sample-ad.ts';

/** Tests the requirements for every network, built-in or custom, against the network's own data. */
export function networkConformance(network: Network): void {
  const finished = () => exportAd({ ad: sampleAd(), media: sampleMedia(), network });
  const allText = async () =>
    (await finished()).files.map(({ bytes }) => new TextDecoder().decode(bytes)).join('\n');

  const withoutTags = (text: string) => text.replace(network.headMarkup, '').replace(network.bodyMarkup, '');

  test('has an id for URLs and file names, and a label', () => {
    expect(network.id).toMatch(/^[a-z][a-z0-9-]*$/);
    expect(network.label).not.toBe('');
  });

  test('names the source of its rules and the date they were checked', () => {
    for (const source of Object.values(network.sources)) {
      if (source === null) continue;
      expect(URL.canParse(source.url)).toBe(true);
      expect(source.checkedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    }
  });

  test('produces files with allowed names and within the allowed number', async () => {
    const { files } = await finished();
    const packageName = artifactFileName({ adName: sampleAd().name, network, date: new Date(0) }).split(
      '.',
    )[0];
    expect(files[0]?.path).toBe(entryPathFor(network.container, packageName ?? ''));
    expect(files.length).toBeLessThanOrEqual(network.limits.maxFiles);
    for (const name of files.flatMap(({ path }) => path.split('/')))
      expect(name).toMatch(new RegExp(network.fileNamePattern));
  });

  test.each(['ios', 'android'])(
    'refuses an ad without a store URL for %s if the file needs one',
    async (name) => {
      const ad = sampleAd();
      const withoutUrl = { ...ad, storeUrls: { ...ad.storeUrls, [name]: '' } };
      const exported = exportAd({ ad: withoutUrl, media: sampleMedia(), network });
      if (network.storeUrl === 'required') await expect(exported).rejects.toThrow('needs a store URL');
      else expect((await exported).sha256).toBe((await finished()).sha256);
    },
  );

  test('contains the required literals and no forbidden ones', async () => {
    const text = await allText();
    for (const literal of network.requiredLiterals) expect(text).toContain(literal);
    const lowerCase = text.toLowerCase();
    for (const literal of network.forbiddenLiterals) {
      expect.soft(lowerCase.includes(literal.toLowerCase()), literal).toBe(false);
    }
  });

  test('contains no URL, comments included, except those that the network requires', async () => {
    const [before = '', ...after] = withoutTags(await allText()).split(sampleAd().storeUrls.ios);
    expect(after).toHaveLength(network.storeUrl === 'required' ? 1 : 0);
    expect(before + after.join('')).not.toMatch(/https?:|["'(]\/\/[a-z]/i);
  });

  // Requirement: export.store-url-by-network
  test('contains the store URL of each platform as plain text if the network requires it, and otherwise none', async () => {
    const storeUrls = { ios: 'https://store.example/ios?a=1&b=2', android: 'https://store.example/android' };
    const { files } = await exportAd({ ad: { ...sampleAd(), storeUrls }, media: sampleMedia(), network });
    const urls = withoutTags(new TextDecoder().decode(files[0]?.bytes)).match(/https:[^<]*/g) ?? [];
    expect(urls).toEqual(network.storeUrl === 'required' ? [storeUrls.ios, storeUrls.android] : []);
  });

  test('is a UTF-8 page for phones without comments, loose media or inline handlers', async () => {
    const { files } = await finished();
    const html = new TextDecoder('utf-8', { fatal: true }).decode(files[0]?.bytes);
    expect(html).toMatch(/^<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">/);
    expect(html).toContain('viewport-fit=cover');
    const names: string[] = [];
    visit(parse(html), (node) => {
      names.push(node.nodeName);
      if (!('attrs' in node)) return;
      for (const { name, value } of node.attrs) {
        expect(name).not.toMatch(/^on/);
        if (name === 'src' && !network.providedScripts.includes(value))
          expect(value).toMatch(/^(data:image\/|media-[A-Za-z]+\.js$)/);
      }
    });
    expect(names).not.toContain('#comment');
    expect(names).not.toContain('iframe');
  });

  test('loads the scripts of the network before its own', async () => {
    const { files } = await finished();
    const scripts: string[] = [];
    visit(parse(new TextDecoder().decode(files[0]?.bytes)), (node) => {
      if (node.nodeName !== 'script' || !('attrs' in node)) return;
      const find = (wanted: string) => node.attrs.find(({ name }) => name === wanted)?.value;
      if (find('type') === undefined) scripts.push(find('src') ?? 'own');
    });
    const provided = scripts.filter((source) => network.providedScripts.includes(source));
    expect(scripts.slice(0, provided.length)).toEqual(provided);
  });

  test('stays within its size limit with full media budget and the longest texts', async () => {
    const budget = Math.min(mediaBudgetBytes(network), 6_000_000);
    const longest = {
      ...sampleAd({ name: '<'.repeat(100) }),
      cover: { ...sampleAd().cover, text: '\u2028'.repeat(60) },
      // In a URL, each of these letters becomes nine bytes.
      storeUrls: {
        ios: `https://store.example/${'木'.repeat(2000)}`,
        android: `https://store.example/${'本'.repeat(2000)}`,
      },
    };
    const imageBytes = 2001;
    const musicBytes = 5001;
    // This ad contains six images.
    const videoBytes = budget - 6 * imageBytes - musicBytes;
    const media = sampleMedia({ videoBytes, imageBytes, musicBytes });
    const fonts = sampleFonts({ sizeBytes: 11_000 });
    const { receipt } = await exportAd({ ad: longest, media, fonts, network });
    const { maxBytes, adviceBytes, counts } = network.limits;
    const limit = adviceBytes ?? maxBytes ?? Number.POSITIVE_INFINITY;
    expect(receipt.packedBytes).toBeLessThanOrEqual(limit);
    if (counts === 'unpacked') expect(receipt.unpackedBytes).toBeLessThanOrEqual(limit);
    // The budget is not too small either. With seven-bit text, it reserves space for a cover in base64.
    const unusedBytes = network.mediaEncoding === 'base64' ? 75_000 : 135_000;
    if (Number.isFinite(limit)) expect(receipt.packedBytes).toBeGreaterThan(limit - unusedBytes);
  });
}

function visit(
  node: DefaultTreeAdapterMap['node'],
  see: (node: DefaultTreeAdapterMap['node']) => void,
): void {
  see(node);
  if ('childNodes' in node) for (const child of node.childNodes) visit(child, see);
}
