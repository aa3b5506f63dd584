import { page } from 'vitest/browser';
import { afterEach, expect, test } from 'vitest';
import type { AdHost } from '../src/ad-host.ts';
import type { RuntimeAd } from '../src/runtime-ad.ts';
import { adMedia } from './support/ad-media.ts';
import { playAd, visible } from './support/play-ad.ts';
import { placedAt, runtimeAd } from './support/runtime-ad.ts';
import { areOverlapping, expectTidy, painted, skipToEnd, withEarlyPauses } from './support/tidy-stage.ts';
import { waitFor } from './support/wait-for.ts';
import { shownLegal, withLegal } from './support/with-legal.ts';

const sizes = [
  ['9:16', 375, 667],
  ['9:19.5', 390, 845],
  ['2:3', 320, 480],
  ['3:4', 768, 1024],
  ['1:1', 375, 375],
  ['landscape', 667, 375],
  ['4:3', 640, 480],
] as const;

const lines = ['Play responsibly.', 'Gambling problem? Call 1-800-GAMBLER.', 'Terms apply.'];
const longLines = ['a', 'b', 'c', 'd', 'e'].map((letter) => `${letter} word `.repeat(23).slice(0, 160));

afterEach(() => page.viewport(375, 667));

// Requirement: compliance.elements
test.each(sizes)(
  'covers nothing with the legal text, and nothing with the age mark and logo of a %s stage',
  async (_shape, width, height) => {
    await page.viewport(width, height);
    const { root, stage, video, button, reached } = playAd({
      ad: (ad) => withEarlyPauses(withLegal(lines)(ad)),
      media: { logo: adMedia().badge ?? null },
      hasShortBadge: true,
    });
    await reached('load');
    await waitFor(() => expect(shownLegal(root, '.logo')).toHaveLength(1));
    await painted();
    expectLawful(root, stage);
    stage.click();
    await reached('pause');
    await waitFor(() => expect(visible(root, '.mute')).toHaveLength(1));
    expectLawful(root, stage);
    button(/Spin/).click();
    await reached('pause', 2);
    button(/Spin/).click();
    skipToEnd(video);
    await reached('badge');
    expectLawful(root, stage);
    await reached('outro');
    expectLawful(root, stage);
  },
);

test.each(sizes)('keeps five lines of 160 characters inside a %s page', async (_shape, width, height) => {
  await page.viewport(width, height);
  const { root, stage, reached } = playAd({ ad: withLegal(longLines) });
  await reached('load');
  await painted();
  expectLawful(root, stage);
  const [text] = shownLegal(root, '.legal:not(.age)');
  expect(parseFloat(getComputedStyle(text!).fontSize)).toBeGreaterThanOrEqual(11);
});

test.each([
  ['16:9', 667, 375],
  ['19.5:9', 844, 390],
  ['4:3', 640, 480],
] as const)(
  'keeps the logo clear of what a tall legal text moves up in %s',
  async (_shape, width, height) => {
    await page.viewport(width, height);
    const { root, stage, reached } = playAd({
      ad: (ad) => {
        const { legal, ...rest } = withLegal(longLines)(ad);
        // Above text and button, where the logo is by default.
        const logo = { position: { x: 0.5, y: 0 }, landscapePosition: { x: 0.73, y: 0 } };
        return { ...rest, legal: { ...legal, cover: { ...legal.cover!, logo } } };
      },
      media: { logo: adMedia().badge ?? null },
    });
    await reached('load');
    await waitFor(() => expect(shownLegal(root, '.logo')).toHaveLength(1));
    await painted();
    expectLawful(root, stage);
    const [logo] = shownLegal(root, '.logo');
    const covered = visible(root, '.button,.text,.hand').filter((element) => areOverlapping(logo!, element));
    expect(covered.map(({ className }) => className)).toEqual([]);
  },
);

test('puts each line into its own element, in the language of the ad', async () => {
  const { root, reached } = playAd({ ad: (ad) => ({ ...withLegal(lines)(ad), language: 'de' }) });
  await reached('load');
  await painted();
  const [text] = shownLegal(root, '.legal:not(.age)');
  expect([...text!.children].map(({ textContent }) => textContent)).toEqual(lines);
  expect(shownLegal(root, '.legal').map(({ lang }) => lang)).toEqual(['de', 'de']);
});

test('shows the elements of a screen only there, and those of the gameplay from its first frame', async () => {
  const { root, stage, reached } = playAd({
    ad: (ad) => {
      const { legal, ...rest } = withLegal(lines)(ad);
      const text = { lines: ['On the gameplay'], ...placedAt(0.5, 1) };
      return {
        ...rest,
        legal: { cover: legal.cover, gameplay: { ageMark: null, text, logo: null }, outro: null },
      };
    },
  });
  await reached('load');
  await painted();
  const shownTexts = () => shownLegal(root, '.legal').map(({ textContent }) => textContent);
  expect(shownTexts()).toEqual(['18+', lines.join('')]);
  stage.click();
  await waitFor(() => expect(shownTexts()).toEqual(['On the gameplay']));
  await reached('pause');
  expect(shownTexts()).toEqual(['On the gameplay']);
});

test('takes a tap on the legal text for one on what is behind it', async () => {
  const { root, host, reached } = playAd({ ad: withLegal(lines) });
  await reached('load');
  await painted();
  const { left, top, width, height } = shownLegal(root, '.legal:not(.age)')[0]!.getBoundingClientRect();
  (document.elementFromPoint(left + width / 2, top + height / 2) as HTMLElement).click();
  await reached('start');
  expect(host.storeOpenings).toEqual([]);
});

test('places other elements below a legal text that was moved to the top', async () => {
  const { root, stage, reached } = playAd({ ad: withLegal(lines, placedAt(0.5, 0)) });
  await reached('load');
  await painted();
  expectLawful(root, stage);
  const [text] = shownLegal(root, '.legal:not(.age)');
  expect(text!.getBoundingClientRect().top).toBeLessThan(80);
});

test('moves the finger with its button', async () => {
  const distance = async (ad: (ad: RuntimeAd) => RuntimeAd) => {
    const { stage, handle, reached } = playAd({ ad });
    await reached('load');
    await painted();
    const [button] = visible(stage, '.button');
    const [hand] = visible(stage, '.hand');
    const result = hand!.offsetTop - button!.offsetTop;
    handle.destroy();
    return result;
  };
  await page.viewport(320, 480);
  const usual = await distance((ad) => ad);
  expect(await distance(withLegal(longLines))).toBeCloseTo(usual, 0);
});

test('is at least 11 pixels on a small phone', async () => {
  await page.viewport(320, 568);
  const { root, reached } = playAd({ ad: withLegal(lines) });
  await reached('load');
  await painted();
  for (const element of shownLegal(root, '.legal'))
    expect(parseFloat(getComputedStyle(element).fontSize)).toBeGreaterThanOrEqual(11);
});

test('keeps a contrast of 4.5:1 with a white image behind it', async () => {
  const { root, reached } = playAd({ ad: withLegal(lines) });
  await reached('load');
  for (const element of shownLegal(root, '.legal')) {
    const { color, backgroundColor } = getComputedStyle(element);
    expect(color).toBe('rgb(255, 255, 255)');
    const [, opacity = '1'] = /([\d.]+)\)$/.exec(backgroundColor) ?? [];
    const behind = ((255 * (1 - Number(opacity))) / 255) ** 2.2;
    expect(1.05 / (behind + 0.05)).toBeGreaterThan(4.5);
  }
});

test('shows an edited text in place of the old one', async () => {
  let edit: ((ad: RuntimeAd) => () => void) | undefined;
  const host: Partial<AdHost> = {
    onAd: (listener) => {
      edit = listener;
    },
  };
  const { root, reached } = playAd({ ad: withLegal(lines), host });
  await reached('load');
  await painted();
  // Finished ads do not contain this feature.
  if (!edit) return;
  edit(withLegal(['Changed'])(runtimeAd()))();
  await painted();
  expect(shownLegal(root, '.legal:not(.age)').map(({ textContent }) => textContent)).toEqual(['Changed']);
});

/** Expects one legal text and one age mark, inside the page and clear of everything else. */
function expectLawful(root: HTMLElement, stage: HTMLElement): void {
  expectTidy(stage);
  const [text] = shownLegal(root, '.legal:not(.age)');
  const [age] = shownLegal(root, '.age');
  const { left, top, right, bottom } = text!.getBoundingClientRect();
  const isInside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  expect({ box: [left, top, right, bottom], isInside }).toMatchObject({ isInside: true });
  expect(text!.scrollWidth).toBeLessThanOrEqual(text!.clientWidth);
  const marks = [age!, ...shownLegal(root, '.logo')];
  const others = [...visible(root, '.button,.text,.hand,.count,.mute'), ...marks];
  expect(others.filter((other) => areOverlapping(text!, other)).map(({ className }) => className)).toEqual(
    [],
  );
  for (const badge of visible(root, '.badge'))
    expect([text!, ...marks].filter((legal) => areOverlapping(badge, legal))).toEqual([]);
  // The close buttons of networks are in the upper corners.
  const page = stage.getBoundingClientRect();
  for (const mark of marks) {
    const box = mark.getBoundingClientRect();
    const isBeside = box.left >= page.left + page.width * 0.15 && box.right <= page.right - page.width * 0.15;
    expect({ mark: mark.className, isClear: isBeside || box.top >= page.top + 59 }).toMatchObject({
      isClear: true,
    });
  }
  const mute = visible(root, '.mute');
  const tapped = visible(root, '.button');
  expect(mute.some((button) => tapped.some((other) => areOverlapping(button, other)))).toBe(false);
}
