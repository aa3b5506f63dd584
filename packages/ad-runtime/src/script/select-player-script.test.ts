import { playerScript, playerScripts } from '@spinreel/ad-runtime/player-script';
import { expect, test } from 'vitest';
import { runtimeAd } from '../../test/support/runtime-ad.ts';
import { selectPlayerScript } from './select-player-script.ts';

const highlight = { x: 0.5, y: 0.8, size: 0.2, hasFinger: true };
const app = { name: 'Lucky Lions', rating: null };

// Requirement: size.only-used-player
test('an ad gets a player with the parts that it shows, and no others', () => {
  const { gameplay, outro, ...ad } = runtimeAd();
  const plain = selectPlayerScript({ ...ad, gameplay, outro });
  const withHighlight = selectPlayerScript({ ...ad, outro, gameplay: { ...gameplay, highlight } });
  const withApp = selectPlayerScript({ ...ad, gameplay, outro: { ...outro, app } });
  const withBoth = selectPlayerScript({
    ...ad,
    gameplay: { ...gameplay, highlight },
    outro: { ...outro, app },
  });
  expect(withBoth).toBe(playerScript);
  expect(new Set([plain, withHighlight, withApp, withBoth]).size).toBe(playerScripts.length);
  expect([plain.includes('"highlight"'), withHighlight.includes('"highlight"')]).toEqual([false, true]);
  expect([plain.includes('"card app"'), withApp.includes('"card app"')]).toEqual([false, true]);
});
