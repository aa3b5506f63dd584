import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { fixtureMedia } from '@spinreel/fixtures/fixture-media';
import { makePaddedMp3 } from '@spinreel/fixtures/odd/odd-audio';
import { sniffMedia } from './sniff-media.ts';

const toBytes = (...parts: (string | number[])[]) =>
  new Uint8Array(Buffer.concat(parts.map((part) => Buffer.from(part as string, 'latin1')))) as Uint8Array;
const box = (type: string, brand = '') => toBytes([0, 0, 0, 24], type, brand.padEnd(16));

test.each([
  ['png', toBytes([0x89], 'PNG\r\n', [0x1a], '\n....')],
  ['jpeg', toBytes([0xff, 0xd8, 0xff, 0xe0], 'JFIF')],
  ['gif', toBytes('GIF89a....')],
  ['webp', toBytes('RIFF....WEBPVP8 ')],
  ['bmp', toBytes('BM....', [0, 0, 0, 0, 54, 0, 0, 0, 40, 0, 0, 0], '............')],
  ['svg', toBytes('<?xml version="1.0"?>\n<!-- art -->\n<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['svg', toBytes([0xef, 0xbb, 0xbf], '<!DOCTYPE svg [<!ENTITY a "b">]><svg/>')],
  ['mp4', box('ftyp', 'isom')],
  ['mp4', box('ftyp', 'mp42')],
  ['mov', box('ftyp', 'qt  ')],
  ['m4a', box('ftyp', 'M4A ')],
  ['mov', box('moov')],
  ['mov', box('mdat')],
  ['mov', box('wide')],
  ['mov', box('free')],
  ['avi', toBytes('RIFF....AVI LIST')],
  ['wav', toBytes('RIFF....WAVEfmt ')],
  ['ogg', toBytes('OggS....')],
  ['mp3', toBytes('ID3', [4, 0, 0, 0])],
  ['mp3', toBytes([0xff, 0xfb, 0x90, 0x64])],
  ['aac', toBytes([0xff, 0xf1, 0x50, 0x80])],
] as const)('recognizes %s by its bytes (%#)', (kind, bytes) => {
  expect(sniffMedia(bytes)).toBe(kind);
});

// Requirement: upload.content-decides
test.each([
  ['nothing', toBytes('')],
  ['one byte', toBytes('B')],
  ['plain text', toBytes('BMW drives well, and this is a long sentence.')],
  ['an HLS playlist', toBytes('#EXTM3U\n#EXT-X-TARGETDURATION:10\n#EXTINF:10,\nfile:///etc/passwd')],
  ['an ffconcat list', toBytes('ffconcat version 1.0\nfile ok.mp4')],
  ['a DASH manifest', toBytes('<?xml version="1.0"?><MPD xmlns="urn:mpeg:dash:schema:mpd:2011"/>')],
  ['an SDP description', toBytes('v=0\no=- 0 0 IN IP4 127.0.0.1\ns=x')],
  ['HTML that mentions SVG', toBytes('<!DOCTYPE html><html><body><svg></svg></body></html>')],
  ['HEIF', box('ftyp', 'heic')],
  ['TIFF', toBytes('II', [42, 0, 8, 0, 0, 0])],
  ['a ZIP', toBytes('PK', [3, 4], '.............')],
])('does not accept %s as media', (_, bytes) => {
  expect(sniffMedia(bytes)).toBeNull();
});

test.each([
  ['blanks', ' '.repeat(60_000)],
  ['many comments', '<!--a-->'.repeat(8000)],
  ['a document type of brackets', `<!DOCTYPE ${'[]'.repeat(30_000)}`],
  ['instructions', '<?xml ?>'.repeat(8000)],
])('is not slowed down by %s, and does not accept them as media', (_, flood) => {
  expect(sniffMedia(toBytes(`${flood}x`))).toBeNull();
});

test('recognizes an SVG document after whitespace and comments', () => {
  expect(sniffMedia(toBytes(`\n${' '.repeat(9000)}<!-- a --> <!-- > --><svg:svg>`))).toBe('svg');
});

test.each([
  [1, 'zeros'],
  [1045, 'zeros'],
  [60_000, 'zeros'],
  [5000, 'junk'],
] as const)('finds an MP3 behind %i bytes of %s', async (paddingBytes, filling) => {
  expect(sniffMedia(await makePaddedMp3(paddingBytes, filling))).toBe('mp3');
});

test('does not accept a single MP3 header in other data, or an MP3 after more than 64 KiB', async () => {
  const lone = Buffer.alloc(4096);
  lone.set([0xff, 0xfb, 0x90, 0x64], 1000);
  expect(sniffMedia(lone)).toBeNull();
  expect(sniffMedia(Buffer.alloc(100_000, 0xff))).toBeNull();
  expect(sniffMedia(await makePaddedMp3(70_000))).toBeNull();
});

// Requirement: upload.content-decides
test('recognizes the sample media', async () => {
  const files = [fixtureMedia.slotClip, fixtureMedia.cover, fixtureMedia.badge, fixtureMedia.music1];
  const kinds = await Promise.all(files.map(async ({ path }) => sniffMedia(await readFile(path))));
  expect(kinds).toEqual(['mp4', 'jpeg', 'png', 'mp3']);
});
