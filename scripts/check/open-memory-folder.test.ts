import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openMemoryFolder } from './open-memory-folder.ts';

test('creates a folder of its own where there is enough space', () => {
  const place = setup();
  const [one, other] = [openMemoryFolder(place, 1), openMemoryFolder(place, 1)];
  expect([dirname(one ?? ''), dirname(other ?? '')]).toEqual([place, place]);
  expect(one).not.toBe(other);
  expect(statSync(one ?? '').isDirectory()).toBe(true);
  expect(statSync(one ?? '').mode & 0o7777).toBe(0o1777);
});

test('returns null without enough space, or without such a place', () => {
  const place = setup();
  expect(openMemoryFolder(place, Infinity)).toBeNull();
  expect(openMemoryFolder(join(place, 'missing'), 1)).toBeNull();
});

function setup() {
  const place = mkdtempSync(join(tmpdir(), 'spinreel-memory-'));
  onTestFinished(() => rmSync(place, { recursive: true }));
  return place;
}
