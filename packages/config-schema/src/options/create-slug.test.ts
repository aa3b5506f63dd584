import { expect, test } from 'vitest';
import { createSlug } from './create-slug.ts';

test.each([
  ['Lucky Sevens', 'lucky-sevens'],
  ['  Große Über-Würfel!  ', 'grosse-uber-wurfel'],
  ['../../evil', 'evil'],
  ['Play now · dragon.png', 'play-now-dragon-png'],
  ['pt-BR', 'pt-br'],
  ['a\u0000b', 'a-b'],
  ['🎰🎰', ''],
  ['', ''],
  [`!${'x'.repeat(100)}`, 'x'.repeat(60)],
  [`${'x'.repeat(59)} y`, 'x'.repeat(59)],
])('turns %j into %j', (text, slug) => {
  expect(createSlug(text)).toBe(slug);
  expect(createSlug(slug)).toBe(slug);
});
