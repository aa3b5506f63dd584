// Requirement: export.file-name
import { expect, test } from 'vitest';
import { archiveFileName, artifactFileName, builtFileName } from './artifact-file-name.ts';
import { networks } from './networks/index.ts';

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
  const name = artifactFileName({ adName, network: networks.meta, date });
  expect(name).toBe(`${slug}-meta-2026-11-21.zip`);
});

test('has no date if the page inside carries its name, which must be of letters, digits, underscores', () => {
  const name = artifactFileName({ adName: 'Lucky Sevens!', network: networks.mintegral, date });
  expect(name).toBe('lucky_sevens_mintegral.zip');
});

test('has the extension of the container', () => {
  const name = artifactFileName({ adName: 'Ad', network: networks.moloco, date });
  expect(name).toBe('ad-moloco-2026-11-21.html');
});

test('a built file has its name, in the form that the page inside can carry', () => {
  const name = 'lucky-sevens_play.now_pt-br';
  expect(builtFileName({ name, network: networks.meta })).toBe(`${name}.zip`);
  expect(builtFileName({ name, network: networks.moloco })).toBe(`${name}.html`);
  expect(builtFileName({ name, network: networks.mintegral })).toBe('lucky_sevens_play_now_pt_br.zip');
});

test('an archive is named after the ad and the day', () => {
  const date = new Date('2026-11-21T23:59:59Z');
  expect(archiveFileName({ adName: 'Lucky Sevens!', date })).toBe('lucky-sevens-2026-11-21.zip');
  expect(archiveFileName({ adName: '\u{1F3B0}', date })).toBe('ad-2026-11-21.zip');
});
