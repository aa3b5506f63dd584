import { expect, test } from 'vitest';
import { base64PieceBytes, dataUriParts } from './data-uri.ts';
import { writeParts } from '../page/page-part.ts';

test('contains the type and the bytes as base64', () => {
  const uri = dataUriParts('cover', { bytes: new Uint8Array([1, 2, 3, 4]), mimeType: 'image/webp' });
  expect(new TextDecoder().decode(writeParts(uri))).toBe('data:image/webp;base64,AQIDBA==');
});

test('cuts large media into slices that make one base64', () => {
  const bytes = Uint8Array.from({ length: 2 * base64PieceBytes + 1 }, (_, index) => (index * 31) % 251);
  const parts = dataUriParts('video', { bytes, mimeType: 'video/mp4' });
  expect(parts).toHaveLength(4);
  const base64 = Buffer.from(writeParts(parts)).toString().split(',')[1];
  expect(base64 === Buffer.from(bytes).toString('base64')).toBe(true);
});

test.each(['text/html', 'image/png"><script>', 'image/svg+xml;charset=utf-8', ''])(
  'refuses the type %j, which does not belong into an attribute of an ad',
  (mimeType) => {
    expect(() => dataUriParts('cover', { bytes: new Uint8Array(), mimeType })).toThrow('Not a media type');
  },
);
