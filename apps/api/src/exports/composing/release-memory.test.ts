import { expect, it } from 'vitest';
import { releaseMemory } from './release-memory.ts';

it('frees memory, also if it is given twice', () => {
  const bytes = new Uint8Array(1000);
  const other = new Uint8Array(1000);
  releaseMemory([bytes, bytes.subarray(1), other]);
  releaseMemory([bytes]);
  expect([bytes.byteLength, other.byteLength]).toEqual([0, 0]);
});

it('leaves memory alone that threads share', () => {
  const shared = new Uint8Array(new SharedArrayBuffer(8));
  releaseMemory([shared]);
  expect(shared.byteLength).toBe(8);
});
