import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { playerScript, playerStyle } from '@spinreel/ad-runtime/player-script';
import { internalProperties } from '../short-names.ts';
import budget from '../size-budget.json' with { type: 'json' };

test('keeps script and style together inside their byte budget', () => {
  const text = playerStyle + playerScript;
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(budget.together.minifiedBytes);
  expect(gzipSync(text, { level: 9 }).length).toBeLessThanOrEqual(budget.together.gzipBytes);
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
