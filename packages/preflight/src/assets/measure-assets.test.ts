import { crc32, deflateRawSync } from 'node:zlib';
import { networks } from '@spinreel/exporters/networks/index';
import { describe, expect, it, test } from 'vitest';
import { goodAd, noise } from '../../test/ads/good-ad.ts';
import { storedZip } from '../../test/ads/stored-zip.ts';
import { measureAssets } from './measure-assets.ts';

const encode = (text: string) => new TextEncoder().encode(text);
const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');
const png = base64(Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), noise(1500)]));

// Requirement: report.asset-sizes
describe.each(Object.values(networks))('a file of $id', (network) => {
  it('names its parts, whose sizes add up to the unpacked size', async () => {
    const { artifact, fileName } = await goodAd(network);
    const sizes = measureAssets(artifact.bytes, fileName);
    expect(sumBytes(sizes)).toBe(artifact.receipt.unpackedBytes);
    const names = sizes.map(({ path }) => path.replace(/^.*: /, ''));
    expect(names).toEqual(expect.arrayContaining(['player', 'config', 'cover', 'badge', 'music', 'video']));
    expect(new Set(names).size).toBe(names.length);
    expect(sizes[0]).toMatchObject({ kind: 'video' });
    const share = sizes[0]!.bytes / artifact.receipt.bytesByAsset['video']!;
    expect(share).toBeCloseTo(1, 2);
  });
});

it('separates scripts, styles and embedded media of a page that others made', () => {
  const page = [
    '<!doctype html><html><head><style>b{background:url(data:image/svg+xml,<svg>',
    ' '.repeat(100),
    '</svg>)}</style></head><body>',
    `<img src="data:image/png;base64,${png}"><img src='data:image/png;base64,${png}'>`,
    `<script>const assets={"hero":"data:image/jpeg;base64,${png}",'loop.mp3':'data:audio/mpeg;base64,${png}'}`,
    `;load("${png}");unpack('${'Q'.repeat(2000)}');const short="${'Q'.repeat(500)}"</script>`,
    '<script type="application/json" id="levels">{"levels":[1,2,3]}</script>',
    '<script src="https://cdn.example/game.js"></script><script>start()</script></body></html>',
  ].join('');
  const sizes = measureAssets(encode(page), 'C:\\ads\\game.html');
  expect(sumBytes(sizes)).toBe(page.length);
  expect(Object.fromEntries(sizes.map(({ path, kind }) => [path, kind]))).toEqual({
    'game.html': 'markup',
    'game.html: base64 1': 'data',
    'game.html: data #levels': 'data',
    'game.html: hero': 'image',
    'game.html: image/png 1': 'image',
    'game.html: image/png 2': 'image',
    'game.html: image/png 3': 'image',
    'game.html: image/svg+xml 1': 'image',
    'game.html: loop.mp3': 'audio',
    'game.html: script 1': 'script',
    'game.html: script 2': 'script',
    'game.html: style 1': 'style',
  });
  expect(sizes.find(({ path }) => path.endsWith('image/png 3'))?.bytes).toBe(png.length);
  expect(sizes.every(({ packedBytes }) => packedBytes === null)).toBe(true);
});

test('the packed sizes of a compressed ZIP add up to its packed files', () => {
  const page = encode(
    `<html>${'<p>text</p>'.repeat(5000)}<script>let a="data:font/woff2;base64,${png}"</script>`,
  );
  const pack = (path: string, bytes: Uint8Array) => {
    return { path, packed: deflateRawSync(bytes), method: 8, size: bytes.length, crc: crc32(bytes) };
  };
  const [packedPage, packedImage] = [pack('index.html', page), pack('img/hero.png', noise(5000))];
  const sizes = measureAssets(storedZip([packedPage, packedImage, pack('empty.txt', encode(''))]), 'ad.zip');
  expect(sumBytes(sizes)).toBe(page.length + 5000);
  const ofPage = sizes.filter(({ path }) => path.startsWith('index.html'));
  expect(ofPage.reduce((sum, size) => sum + size.packedBytes!, 0)).toBe(packedPage.packed.length);
  const [markup, font] = ofPage;
  expect(markup).toMatchObject({ path: 'index.html', kind: 'markup' });
  expect(font).toMatchObject({ path: 'index.html: font/woff2 1', kind: 'font' });
  expect(markup!.packedBytes).toBeLessThan(font!.packedBytes!);
  const image = { path: 'img/hero.png', kind: 'image', bytes: 5000, packedBytes: packedImage.packed.length };
  expect(sizes).toContainEqual(image);
  expect(sizes).toContainEqual({ path: 'empty.txt', kind: 'data', bytes: 0, packedBytes: 2 });
});

test.each([
  ['nothing', new Uint8Array()],
  ['noise', noise(100_000)],
  ['the end of a ZIP and nothing else', Buffer.from(`504b0506${'00'.repeat(18)}`, 'hex')],
  ['a page that ends inside a script', encode('<html><script>let a = "data:image/png;base64,')],
  ['a page that ends inside a tag', encode('<html><img src="data:image/svg+xml,<svg')],
  ['markup nested too deeply', encode(`<!doctype html>${'<div>'.repeat(400_000)}`)],
  ['long words', encode(`<html>${`${'a'.repeat(1000)} `.repeat(5000)}`)],
  ['many prefixes of data URIs', encode(`<html>${'data:image/svg+xml,'.repeat(200_000)}`)],
])('measures %s', (_, bytes) => {
  const isZip = bytes.length === 22;
  expect(sumBytes(measureAssets(bytes, 'ad.zip'))).toBe(isZip ? 0 : bytes.length);
});

function sumBytes(sizes: readonly { bytes: number }[]): number {
  return sizes.reduce((sum, { bytes }) => sum + bytes, 0);
}
