import { expect, test } from 'vitest';
import { base64PieceBytes, dataUriParts } from '../media/data-uri.ts';
import { writeParts } from '../page/page-part.ts';
import { singleHtml } from './single-html.ts';

test('splits large media into several scripts that together are the data URI', () => {
  const file = { bytes: new Uint8Array(2 * base64PieceBytes + 5).fill(7), mimeType: 'video/mp4' };
  const dataUri = dataUriParts('video', file);
  const markup = Buffer.from(writeParts(singleHtml.embed('video', dataUri).inPage)).toString();
  expect(markup.match(/<script type="text\/plain">/g)).toHaveLength(3);
  const text = /^<div id="media-video">(.*)<\/div>\n$/.exec(markup)?.[1]?.replaceAll(/<[^>]+>/g, '');
  expect(text === Buffer.from(writeParts(dataUri)).toString()).toBe(true);
});
