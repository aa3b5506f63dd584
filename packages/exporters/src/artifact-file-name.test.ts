import { expect, test } from 'vitest';
import { artifactFileName } from './artifact-file-name.ts';

const date = new Date(Date.UTC(2026, 10, 21, 23, 59));

test.each([
  ['Lucky Sevens', 'lucky-sevens'],
  ['  Große Über-Würfel!  ', 'grosse-uber-wurfel'],
  ['../../evil', 'evil'],
  ['C:\\x', 'c-x'],
  ['a\u0000b', 'a-b'],
  ['🎰🎰', 'ad'],
  ['', 'ad'],
  ['x'.repeat(100), 'x'.repeat(60)],
])('turns the ad name %j into %j', (adName, slug) => {
  const name = artifactFileName({ adName, network: 'meta', date, extension: 'zip' });
  expect(name).toBe(`${slug}-meta-2026-11-21.zip`);
});

test('carries the extension of the container', () => {
  const name = artifactFileName({ adName: 'Ad', network: 'moloco', date, extension: 'html' });
  expect(name).toBe('ad-moloco-2026-11-21.html');
});
