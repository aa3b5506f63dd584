import { expect, test } from 'vitest';
import { dataUriParts } from './data-uri.ts';
import { writtenParts } from './page-part.ts';

test('names the type and carries the bytes as base64', () => {
  const uri = dataUriParts('cover', { bytes: new Uint8Array([1, 2, 3, 4]), mimeType: 'image/webp' });
  expect(new TextDecoder().decode(writtenParts(uri))).toBe('data:image/webp;base64,AQIDBA==');
});

test.each(['text/html', 'image/png"><script>', 'image/svg+xml;charset=utf-8', ''])(
  'refuses the type %j, which does not belong into an attribute of an ad',
  (mimeType) => {
    expect(() => dataUriParts('cover', { bytes: new Uint8Array(), mimeType })).toThrow('Not a media type');
  },
);
