import { describe, expect, test, vi } from 'vitest';
import { sampleAd, sampleMedia } from '../../test/sample-ad.ts';
import { exportAd } from '../export-ad.ts';
import { networks } from '../networks/index.ts';
import { createEncodingMemory } from './encoding-memory.ts';

describe.each(Object.values(networks))('$id', (network) => {
  // Requirement: export.same-bytes
  test('returns the bytes of an export without memory', async () => {
    const memory = createEncodingMemory();
    const [one, other] = [sampleMedia(), sampleMedia({ videoBytes: 30_001 })];
    for (const media of [one, one, other, one]) {
      const options = { ad: sampleAd(), media, network };
      const [remembered, plain] = await Promise.all([exportAd({ ...options, memory }), exportAd(options)]);
      expect(remembered).toEqual(plain);
    }
  });
});

test('encodes equal media once for each encoding, slot and type', () => {
  const memory = createEncodingMemory();
  const encode = vi.fn(() => [{ key: 'video' as const, sizeBytes: 1, writeTo: vi.fn() }]);
  const file = { bytes: new Uint8Array([1]), mimeType: 'video/mp4' };
  const [first, second] = [0, 1].map(() => memory.remember(file, 'base64 video', encode));
  expect(second).toBe(first);
  expect(encode).toHaveBeenCalledTimes(1);
  memory.remember(file, 'base64 music', encode);
  memory.remember({ ...file, mimeType: 'video/webm' }, 'base64 video', encode);
  memory.remember({ ...file, bytes: new Uint8Array([1]) }, 'base64 video', encode);
  expect(encode).toHaveBeenCalledTimes(4);
});

test('encodes media again that it was told to forget', () => {
  const memory = createEncodingMemory();
  const [file, other] = [1, 2].map((byte) => ({ bytes: new Uint8Array([byte]), mimeType: 'video/mp4' }));
  const encode = vi.fn(() => [
    { key: 'video' as const, sizeBytes: 2, writeTo: (target: Uint8Array) => target.fill(7) },
  ]);
  const write = (media: typeof file) => {
    const target = new Uint8Array(2);
    for (const part of memory.remember(media!, 'base64 video', encode)) part.writeTo(target);
    return target;
  };
  for (const media of [file, other]) expect(write(media)).toEqual(new Uint8Array([7, 7]));
  memory.forget(file!.bytes);
  memory.forget(new Uint8Array([3]));
  for (const media of [file, other]) expect(write(media)).toEqual(new Uint8Array([7, 7]));
  expect(encode).toHaveBeenCalledTimes(3);
});
