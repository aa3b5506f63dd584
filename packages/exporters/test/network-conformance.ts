import { parse, type DefaultTreeAdapterMap } from 'parse5';
import { expect, test } from 'vitest';
import { exportAd } from '../src/export-ad.ts';
import { mediaBudgetBytes } from '../src/media-budget.ts';
import type { Network } from '../src/network.ts';
import type { NetworkId } from '../src/networks/index.ts';
import { sampleAd, sampleMedia } from './sample-ad.ts';

/** What every network of the table has to fulfil, by its own data. */
export function networkConformance(id: NetworkId, network: Network): void {
  const finished = () => exportAd({ ad: sampleAd(), media: sampleMedia(), network: id });
  const allText = async () =>
    (await finished()).files.map(({ bytes }) => new TextDecoder().decode(bytes)).join('\n');

  test('is found under its own id, with words for people', () => {
    expect(network.id).toBe(id);
    expect(network.label).not.toBe('');
  });

  test('says where its rules come from and when they were read', () => {
    for (const source of Object.values(network.sources)) {
      expect(URL.canParse(source.url)).toBe(true);
      expect(source.checkedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    }
  });

  test('makes files whose names and number it allows', async () => {
    const { files } = await finished();
    expect(files[0]?.path).toBe(network.container.entryPath);
    expect(files.length).toBeLessThanOrEqual(network.limits.maxFiles);
    for (const { path } of files) expect(path).toMatch(new RegExp(network.fileNamePattern));
  });

  test('contains what it requires and nothing that it forbids', async () => {
    const text = await allText();
    for (const literal of network.requiredLiterals) expect(text).toContain(literal);
    const lowerCase = text.toLowerCase();
    for (const literal of network.forbiddenLiterals) {
      expect.soft(lowerCase.includes(literal.toLowerCase()), literal).toBe(false);
    }
  });

  test('has no address of any other machine, not even in a comment', async () => {
    expect(await allText()).not.toMatch(/https?:|["'(]\/\/[a-z]/i);
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
        if (name === 'src') expect(value).toMatch(/^(data:image\/|media-[A-Za-z]+\.js$)/);
      }
    });
    expect(names).not.toContain('#comment');
    expect(names).not.toContain('iframe');
  });

  test('keeps to its size when the media fill its budget and the texts are as long as they can be', async () => {
    const budget = Math.min(mediaBudgetBytes(id), 6_000_000);
    const longest = {
      ...sampleAd({ name: '<'.repeat(100) }),
      cover: { ...sampleAd().cover, text: '\u2028'.repeat(60) },
    };
    const imageBytes = 2001;
    const musicBytes = 5001;
    // Six pictures ship with this ad.
    const videoBytes = budget - 6 * imageBytes - musicBytes;
    const media = sampleMedia({ videoBytes, imageBytes, musicBytes });
    const { receipt } = await exportAd({ ad: longest, media, network: id });
    const limit = network.limits.maxBytes ?? Number.POSITIVE_INFINITY;
    expect(receipt.packedBytes).toBeLessThanOrEqual(limit);
    expect(receipt.unpackedBytes).toBeLessThanOrEqual(limit);
    // The budget is not wasteful either: 98 % of what the network takes is used.
    if (Number.isFinite(limit)) expect(receipt.unpackedBytes).toBeGreaterThan(limit * 0.98);
  });
}

function visit(
  node: DefaultTreeAdapterMap['node'],
  see: (node: DefaultTreeAdapterMap['node']) => void,
): void {
  see(node);
  if ('childNodes' in node) for (const child of node.childNodes) visit(child, see);
}
