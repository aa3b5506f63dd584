import type { AdLanguage } from '@spinreel/config-schema/languages/ad-languages';
import { keepReadingOrder } from '@spinreel/config-schema/languages/keep-reading-order';
import { createPlayerTexts } from '@spinreel/config-schema/languages/create-player-texts';
import { page, userEvent } from 'vitest/browser';
import { afterEach, expect, test, vi } from 'vitest';
import type { RuntimeAd } from '../src/runtime-ad.ts';
import { adMedia } from './support/ad-media.ts';
import { playAd, visible } from './support/play-ad.ts';
import { placedAt } from './support/runtime-ad.ts';
import { painted, skipToEnd, withEarlyPauses, withoutMotion } from './support/tidy-stage.ts';
import { waitFor } from './support/wait-for.ts';

afterEach(async () => {
  document.documentElement.dir = '';
  await page.viewport(375, 667);
});

// Requirement: language.player-texts
test('counts the spins in the language of the ad', async () => {
  const { stage, view } = playAd({ ad: inLanguage('pl') });
  await view('wait load', 'tap cover', 'wait pause');
  expect(stage.textContent).toContain('Pozostały 2 spiny');
  await view('tap spin', 'wait pause');
  expect(stage.textContent).toContain('Pozostał 1 spin');
});

// Requirement: language.player-texts
test.each([
  ['ar', 'كتم الصوت', 'إلغاء كتم الصوت'],
  ['ja', 'ミュート', 'ミュート解除'],
] as const)(
  'names the mute button in the language %s, and viewers find it',
  async (language, mute, unmute) => {
    const { button, events, view } = playAd({
      ad: inLanguage(language),
      // Without a trusted tap, the browser mutes the ad.
      tap: (element) => userEvent.click(element, { force: true }),
    });
    await view('wait load', 'tap cover', 'wait pause');
    await waitFor(() => button(new RegExp(`^${mute}$`)));
    await view('tap mute');
    await waitFor(() => button(new RegExp(`^${unmute}$`)));
    await view('tap spin', 'wait spin');
    expect(events.filter(({ type }) => type === 'mute')).toHaveLength(1);
  },
);

// Requirement: language.reading-order
test.each([
  ['اربح الآن 50%', '50%'],
  ['النتيجة 9/10', '9/10'],
  ['مكافأة +€100', '+€100'],
  ['Spinreel: العب الآن 1-800', '1-800'],
  ['50% הנחה', '50%'],
  ['50%', '50%'],
])('does not turn values in %s around, and reads the rest from right to left', async (text, value) => {
  onPage('rtl');
  const { root, reached } = playAd({ ad: withLabel(keepReadingOrder(text, 'ar')) });
  await reached('load');
  await painted();
  const [node] = root.querySelector('.button span')!.childNodes;
  const places = placesOfLetters(node as Text);
  const at = (node as Text).data.indexOf(value);
  const placesOfValue = places.slice(at, at + value.length);
  expect(new Set(placesOfValue).size).toBe(value.length);
  expect(placesOfValue).toEqual(placesOfValue.toSorted((a, b) => a - b));
  const isFirst = text.startsWith(value);
  const others = places.filter((_, index) => /\p{L}/u.test((node as Text).data[index] ?? ''));
  for (const place of others)
    if (isFirst) expect(place).toBeLessThan(placesOfValue[0]!);
    else expect(place).toBeGreaterThan(placesOfValue.at(-1)!);
});

test('ends an English text on a right-to-left page with its exclamation mark', async () => {
  onPage('rtl');
  const { root, reached } = playAd({ ad: withLabel('Spin!') });
  await reached('load');
  await painted();
  const places = placesOfLetters(root.querySelector('.button span')!.firstChild as Text);
  expect(new Set(places).size).toBe(places.length);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

// Requirement: language.reading-order
test.each([
  ['9:16', 375, 667],
  ['1:1', 600, 600],
  ['landscape', 844, 390],
] as const)('moves no element of a %s stage on a right-to-left page', async (_shape, width, height) => {
  await page.viewport(width, height);
  const ltr = await layOutScreens('ltr');
  const rtl = await layOutScreens('rtl');
  expect(rtl).toEqual(ltr);
});

// Requirement: language.mirrored
test.each([
  ['9:16', 375, 667],
  ['1:1', 600, 600],
  ['landscape', 844, 390],
] as const)('mirrors the hand of a %s stage, and taps the same button', async (_shape, width, height) => {
  await page.viewport(width, height);
  const [right, left] = [await measureHand(1), await measureHand(-1)];
  expect(left.button).toEqual(right.button);
  expect(left.hand.y).toBe(right.hand.y);
  // The point is in the middle between both hands.
  const middle = (left.hand.x + left.hand.right + right.hand.x + right.hand.right) / 4;
  expect(Math.abs(middle - (right.button.left + right.button.right) / 2)).toBeLessThanOrEqual(1);
  expect(Math.abs(left.tip - (2 * middle - right.tip))).toBeLessThanOrEqual(2);
  expect(left.tip).toBeGreaterThan(left.button.left);
});

// Requirement: language.mirrored
test('the counter is in the middle of its button', async () => {
  onPage('rtl');
  const { root, view } = playAd({ ad: inLanguage('ar') });
  await view('wait load', 'tap cover', 'wait pause');
  const counter = readMiddle(root.querySelector('.count')!);
  expect(counter).toBeCloseTo(readMiddle(root.querySelector('.count')!.parentElement!), 0);
});

/** Gives an ad a language, as an export does. */
function inLanguage(language: AdLanguage): (ad: RuntimeAd) => RuntimeAd {
  return (ad) => ({
    ...ad,
    language,
    texts: createPlayerTexts(language, ad.video.pauseFrames.length),
  });
}

/** Measures the hand of the cover, the tip of its index finger, and its button. */
async function measureHand(side: 1 | -1) {
  onPage(side === 1 ? 'ltr' : 'rtl');
  const { root, reached, handle } = playAd({
    ad: (ad) => ({
      ...inLanguage(side === 1 ? 'en' : 'ar')(ad),
      cover: { ...ad.cover, finger: { ...ad.cover.button, side } },
    }),
  });
  await reached('load');
  await painted();
  for (const animation of document.getAnimations()) animation.cancel();
  const hand = root.querySelector<HTMLElement>('.hand')!;
  const button = root.querySelector<HTMLElement>('.button')!;
  const measures = {
    hand: { x: hand.offsetLeft, right: hand.offsetLeft + hand.offsetWidth, y: hand.offsetTop },
    // The ring spreads from the tip.
    tip: readMiddle(hand.querySelector('i')!) - hand.offsetParent!.getBoundingClientRect().left,
    button: { left: button.offsetLeft, right: button.offsetLeft + button.offsetWidth },
  };
  handle.destroy();
  return measures;
}

/** Returns the horizontal middle of an element. */
function readMiddle(element: Element): number {
  const { left, right } = element.getBoundingClientRect();
  return (left + right) / 2;
}

function withLabel(label: string): (ad: RuntimeAd) => RuntimeAd {
  return (ad) => ({ ...ad, cover: { ...ad.cover, button: { ...ad.cover.button, label } } });
}

/** Gives the test's page a direction, as the page of an ad has it. */
function onPage(direction: 'ltr' | 'rtl'): void {
  document.documentElement.dir = direction;
}

/** Returns the left edge of each character. */
function placesOfLetters(node: Text): number[] {
  return Array.from({ length: node.length }, (_, index) => {
    const range = document.createRange();
    range.setStart(node, index);
    range.setEnd(node, index + 1);
    return range.getBoundingClientRect().left;
  });
}

/** Plays an ad with long texts, and returns the boxes of all elements of cover, gameplay and outro. */
async function layOutScreens(direction: 'ltr' | 'rtl'): Promise<object[]> {
  onPage(direction);
  const { root, stage, video, button, reached, handle } = playAd({
    ad: (ad) => withLongTexts(withEarlyPauses(withoutMotion(ad))),
    media: { logo: adMedia().badge ?? null },
    hasShortBadge: true,
  });
  await reached('load');
  await document.fonts.ready;
  await waitFor(() =>
    expect([...root.querySelectorAll('img')].filter(({ complete }) => !complete)).toEqual([]),
  );
  await painted();
  const screens = [readBoxes(root)];
  stage.click();
  await reached('pause');
  // It appears a while after the first tap. On a busy machine, the pause comes later than that.
  await waitFor(() => expect(visible(root, '.mute')).toHaveLength(1));
  screens.push(readBoxes(root));
  button(/Spin/).click();
  await reached('pause', 2);
  button(/Spin/).click();
  skipToEnd(video);
  await reached('outro');
  await painted();
  screens.push(readBoxes(root));
  handle.destroy();
  vi.restoreAllMocks();
  return screens;
}

/** Layout boxes, because pulses and entrances are transforms. */
function readBoxes(root: Element): object[] {
  for (const animation of document.getAnimations())
    if (animation instanceof CSSTransition) animation.finish();
  return [...root.querySelectorAll<HTMLElement>('*')].map((element) => {
    const { className, offsetLeft, offsetTop, offsetWidth, offsetHeight } = element;
    return { className, offsetLeft, offsetTop, offsetWidth, offsetHeight };
  });
}

/** Texts that fill their lines, and one that is in another direction than the others. */
function withLongTexts(ad: RuntimeAd): RuntimeAd {
  const label = 'Spin now and win one of many great prizes!';
  const place = { position: { x: 0.5, y: 0.98 }, landscapePosition: { x: 0.5, y: 0.98 } };
  const screen = {
    ageMark: { text: '18+', ...placedAt(0.9, 0.1) },
    text: { lines: ['שחקו באחריות. גיל 18 ומעלה.', 'Play responsibly. '.repeat(6)], ...place },
    logo: placedAt(0.1, 0.1),
  };
  return {
    ...ad,
    slots: [...ad.slots, 'logo'],
    cover: {
      ...ad.cover,
      button: { ...ad.cover.button, label },
      text: ad.cover.text && { ...ad.cover.text, content: 'שחקו עכשיו וזכו בגדול עם הרבה פרסים' },
    },
    gameplay: { ...ad.gameplay, button: { ...ad.gameplay.button, label } },
    legal: { cover: screen, gameplay: screen, outro: screen },
  };
}
