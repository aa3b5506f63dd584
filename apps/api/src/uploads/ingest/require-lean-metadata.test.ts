import { deflateSync } from 'node:zlib';
import { makePngBytes, makePngHeader } from '@spinreel/fixtures/make-png-bytes';
import { expect, it } from 'vitest';
import { requireLeanMetadata } from './require-lean-metadata.ts';

const MIB = 1024 * 1024;

// Requirement: security.image-bombs
it.each([
  ['colour profile', 'iCCP', 'p\0\0'],
  ['packed text', 'zTXt', 'Comment\0\0'],
  ['packed text with a language', 'iTXt', 'Comment\0\u0001\0en\0Comment\0'],
])('refuses a %s that unpacks to an absurd size, and accepts an ordinary one', async (_, chunk, head) => {
  const withText = (sizeBytes: number) => png([chunk, packed(head, sizeBytes)]);
  await expect(requireLeanMetadata(withText(20 * MIB), 'png')).rejects.toMatchObject({ code: 'unreadable' });
  await expect(requireLeanMetadata(withText(MIB), 'png')).resolves.toBeUndefined();
});

// Requirement: security.image-bombs
it('refuses many chunks that each unpack to a little', async () => {
  const pieces = Array.from({ length: 20 }, () => ['zTXt', packed('Comment\0\0', MIB)] as const);
  await expect(requireLeanMetadata(png(...pieces), 'png')).rejects.toMatchObject({ code: 'unreadable' });
  const tiny = Array.from({ length: 2000 }, () => ['zTXt', packed('Comment\0\0', 1)] as const);
  await expect(requireLeanMetadata(png(...tiny), 'png')).rejects.toMatchObject({ code: 'unreadable' });
});

it.each([
  ['text that is not packed', ['iTXt', Buffer.from('Comment\0\0\0en\0Comment\0Hello')]],
  ['a damaged profile', ['iCCP', Buffer.from('p\0\0nothing that unfolds')]],
  ['a text without its parts', ['iTXt', Buffer.from('Comment\0\u0001\0en')]],
  ['a chunk without a name', ['zTXt', Buffer.from('Comment')]],
] as const)('%s is no reason to refuse an image', async (_, chunk) => {
  await expect(requireLeanMetadata(png(chunk), 'png')).resolves.toBeUndefined();
});

it('leaves a file that ends in the middle of a chunk to the decoder', async () => {
  const complete = png(['zTXt', packed('Comment\0\0', MIB)]);
  for (const length of [8, 12, 40, complete.length - 30])
    await expect(requireLeanMetadata(complete.subarray(0, length), 'png')).resolves.toBeUndefined();
});

function packed(head: string, sizeBytes: number): Buffer {
  return Buffer.concat([Buffer.from(head, 'latin1'), deflateSync(Buffer.alloc(sizeBytes))]);
}

function png(...chunks: (readonly [string, Uint8Array])[]): Buffer {
  const header = makePngHeader({ widthPx: 10, heightPx: 10, bitDepth: 8, colourType: 0 });
  return makePngBytes([['IHDR', header], ...chunks, ['IEND', new Uint8Array()]]);
}
