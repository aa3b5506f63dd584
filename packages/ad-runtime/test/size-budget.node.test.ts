import { readFile } from 'node:fs/promises';
import { gzip } from 'pako';
import { expect, test } from 'vitest';
import { playerScript, playerStyle } from '@spinreel/ad-runtime/player-script';
import { buildPlayer } from '../player-build.ts';
import { internalProperties } from '../short-names.ts';
import budget from '../size-budget.json' with { type: 'json' };

/** As zlib's own code packs it: Node's is tuned to each kind of processor and differs by some bytes between them. */
const gzippedBytes = (text: string) => gzip(text, { level: 9 }).length;

/** By how much a feature may differ from what is told: it shares words with the others. */
const allowedOffBytes = 24;

test('keeps script and style together inside their byte budget', () => {
  const { minifiedBytes, gzipBytes } = budget.limit;
  const text = playerStyle + playerScript;
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(minifiedBytes);
  expect(gzippedBytes(text)).toBeLessThanOrEqual(gzipBytes);
});

test('tells what each feature weighs, and that they need what lies above the target', async () => {
  const sizeWithout = async (files: readonly string[] = []) => {
    const { style, script } = await buildPlayer(files);
    return gzippedBytes(style + script);
  };
  const wholeBytes = await sizeWithout();
  for (const { feature, files, gzipBytes } of budget.aboveTarget) {
    const off = Math.abs(wholeBytes - (await sizeWithout(files)) - gzipBytes);
    expect({ feature, off }).toEqual({ feature, off: Math.min(off, allowedOffBytes) });
  }
  const told = budget.aboveTarget.reduce((sum, { gzipBytes }) => sum + gzipBytes, 0);
  expect(told).toBeGreaterThanOrEqual(wholeBytes - budget.target.gzipBytes);
});

test('shortens no property that the ad or its host could name', async () => {
  const told = await Promise.all(
    ['runtime-ad.ts', 'ad-host.ts'].map((name) =>
      readFile(new URL(`../src/${name}`, import.meta.url), 'utf8'),
    ),
  );
  const named = internalProperties.filter((name) =>
    new RegExp(`^ *(readonly )?${name}\\??[:(]|readonly ${name}:`, 'm').test(told.join('\n')),
  );
  expect(named).toEqual([]);
});

test.each([
  'http:',
  'https:',
  'XMLHttpRequest',
  'mraid',
  'window.open',
  'fetch(',
  'eval(',
  'new Function',
  'location',
  '@import',
])('ships nothing that a network could refuse: %s', (literal) => {
  expect(playerScript + playerStyle).not.toContain(literal);
});

test('can stand inside a script and a style element', () => {
  expect(playerScript).not.toMatch(/<\/script|<!--/i);
  expect(playerStyle).not.toMatch(/<\/style/i);
});

test('is written in the syntax of ES2015', () => {
  // Newer syntax that the sources use and the build must have lowered.
  expect(playerScript).not.toMatch(/\?\?|\?\.[a-z([]|\basync\b|catch\{/);
});
