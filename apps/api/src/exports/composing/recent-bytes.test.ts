import { expect, it, vi } from 'vitest';
import { computeSha256 } from '../../storage/sha256.ts';
import { createPartHasher, createRecentBytes } from './recent-bytes.ts';

vi.mock(import('../../storage/sha256.ts'), { spy: true });

it('finds equal bytes, and only these', () => {
  const recent = createRecentBytes(100, { onRemoved: vi.fn() });
  const bytes = Uint8Array.of(1, 2, 3);
  recent.add(bytes);
  expect(recent.find(Uint8Array.of(1, 2, 3))).toBe(bytes);
  expect([Uint8Array.of(1, 2, 4), Uint8Array.of(1, 2), Uint8Array.of()].map(recent.find)).toEqual([
    null,
    null,
    null,
  ]);
});

it('removes the bytes that were not used for the longest time when there are too many', () => {
  const onRemoved = vi.fn();
  const recent = createRecentBytes(4, { onRemoved });
  const [one, two, three] = [1, 2, 3].map((byte) => Uint8Array.of(byte, byte)) as [
    Uint8Array,
    Uint8Array,
    Uint8Array,
  ];
  recent.add(one);
  recent.add(two);
  recent.find(one);
  recent.add(three);
  expect([one, two, three].map(recent.find)).toEqual([one, null, three]);
  expect(onRemoved.mock.calls).toEqual([[two]]);
  recent.add(new Uint8Array(5));
  expect([one, three, new Uint8Array(5)].map(recent.find)).toEqual([null, null, null]);
  recent.add(two);
  expect(recent.find(two)).toBe(two);
});

it('hashes equal parts once, also if the memory of the first is used for something else', () => {
  const hashPart = createPartHasher(100);
  const part = Uint8Array.of(1, 2, 3);
  const expected = computeSha256(part);
  vi.mocked(computeSha256).mockClear();
  expect(hashPart(part)).toBe(expected);
  part.fill(9);
  expect(hashPart(Uint8Array.of(1, 2, 3))).toBe(expected);
  expect(computeSha256).toHaveBeenCalledTimes(1);
  expect(hashPart(part)).toBe(computeSha256(Uint8Array.of(9, 9, 9)));
});
