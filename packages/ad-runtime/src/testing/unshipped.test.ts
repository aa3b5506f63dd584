import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { playerScript } from '@spinreel/ad-runtime/player-script';

const sources = new URL('..', import.meta.url).pathname;

test('nothing of the player imports what is for tests', () => {
  const product = globSync('**/*.ts', { cwd: sources }).filter(
    (path) => !path.startsWith('testing/') && !path.endsWith('.test.ts'),
  );
  const importing = product.filter((path) =>
    /from '[^']*(?:\/testing\/|fake-timers)/.test(readFileSync(`${sources}${path}`, 'utf8')),
  );
  expect(product).toContain('player-global.ts');
  expect(importing).toEqual([]);
});

test('the script that ships has no word of it', () => {
  expect(playerScript).not.toMatch(/Waited in vain|storeOpenings|on screen to be tapped/);
});
