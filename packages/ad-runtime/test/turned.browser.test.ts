import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { RuntimeAd } from '../src/runtime-ad.ts';
import { playAd, visible } from './support/play-ad.ts';
import { painted } from './support/tidy-stage.ts';
import { waitFor } from './support/wait-for.ts';

afterEach(() => page.viewport(375, 667));

// Requirement: playback.landscape, playback.text-fit
test('sizes texts after a turn as on a phone that was not turned', async () => {
  const content = 'Jetzt drehen und Willkommensbonus sichern';
  const ad = (same: RuntimeAd): RuntimeAd => ({
    ...same,
    cover: {
      ...same.cover,
      button: { ...same.cover.button, label: content },
      text: same.cover.text && { ...same.cover.text, content },
    },
  });
  const measure = (stage: HTMLElement) =>
    visible(stage, '.text, .button').map((element) => [element.offsetWidth, element.offsetHeight]);
  await page.viewport(390, 844);
  const fresh = playAd({ ad });
  await fresh.reached('load');
  await painted();
  const sizes = measure(fresh.stage);
  fresh.handle.destroy();
  await page.viewport(844, 390);
  const turned = playAd({ ad });
  await turned.reached('load');
  await painted();
  await page.viewport(390, 844);
  await waitFor(() => expect(measure(turned.stage)).toEqual(sizes));
});
