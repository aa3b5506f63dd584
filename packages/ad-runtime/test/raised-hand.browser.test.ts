import { page } from 'vitest/browser';
import { afterEach, expect, test } from 'vitest';
import type { RuntimeAd } from '../src/runtime-ad.ts';
import { playAd, visible } from './support/play-ad.ts';
import { withEarlyPauses, withoutMotion } from './support/tidy-stage.ts';
import { withLegal } from './support/with-legal.ts';

const lines = ['Play responsibly.', 'Gambling problem? Call 1-800-GAMBLER.', 'Terms apply.'];

afterEach(async () => {
  document.documentElement.dir = '';
  await page.viewport(375, 667);
});

test('moves the finger to the end of its button where it cannot be below it', async () => {
  await page.viewport(540, 540);
  const usual = await locateHand(withoutMotion);
  const raised = await locateHand(withLegal(lines));
  expect(raised.y).toBeLessThan(usual.y - 5);
  expect(raised.x).toBeGreaterThan(usual.x + 5);
});

// Requirement: language.mirrored
test.each([
  ['1:1', 540, 540, 'de', 'Tippen & Drehen'],
  ['1:1', 540, 540, 'ar', 'اضغط للدوران الآن'],
  ['1:1', 540, 540, 'en', 'Spin!'],
] as const)(
  'taps beside the label on a %s page of %d x %d pixels, %s: %s',
  async (_shape, width, height, language, label) => {
    await page.viewport(width, height);
    const side = language === 'ar' ? -1 : 1;
    document.documentElement.dir = side < 0 ? 'rtl' : 'ltr';
    const { tip, text, button } = await locateHand((ad) => {
      const legal = withLegal(lines)(ad);
      const { gameplay } = legal;
      return {
        ...legal,
        language,
        buttonStyle: 'glossy-dome',
        gameplay: {
          ...gameplay,
          button: { ...gameplay.button, label },
          finger: { ...gameplay.finger!, side },
        },
      };
    });
    expect({ tip, text }).toSatisfy(() => (side > 0 ? tip >= text.right : tip <= text.left));
    expect(tip).toBeGreaterThan(button.left);
    expect(tip).toBeLessThan(button.right);
  },
);

/** Measures the hand at the first pause, relative to its button, and the tip of its index finger in the page. */
async function locateHand(ad: (ad: RuntimeAd) => RuntimeAd) {
  const { stage, handle, view } = playAd({ ad: (plain) => withEarlyPauses(ad(plain)) });
  await view('wait load', 'tap cover', 'wait pause');
  for (const animation of document.getAnimations()) animation.cancel();
  const [button] = visible(stage, '.button');
  const [hand] = visible(stage, '.hand');
  // The ring spreads from the tip.
  const ring = hand!.querySelector('i')!.getBoundingClientRect();
  const label = document.createRange();
  label.selectNodeContents(button!.querySelector('span') ?? button!);
  const place = {
    x: hand!.offsetLeft - button!.offsetLeft,
    y: hand!.offsetTop - button!.offsetTop,
    tip: (ring.left + ring.right) / 2,
    text: label.getBoundingClientRect(),
    button: button!.getBoundingClientRect(),
  };
  handle.destroy();
  return place;
}
