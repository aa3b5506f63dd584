import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { playerScript, playerStyle } from '@spinreel/ad-runtime/player-script';
import budget from '../size-budget.json' with { type: 'json' };

test.each([
  ['script', playerScript],
  ['style', playerStyle],
  ['together', playerStyle + playerScript],
] as const)('keeps the %s inside its byte budget', (part, text) => {
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(budget[part].minifiedBytes);
  expect(gzipSync(text, { level: 9 }).length).toBeLessThanOrEqual(budget[part].gzipBytes);
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
