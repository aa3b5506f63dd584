import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { RuntimeAd } from '../src/runtime-ad.ts';
import { paintedImage } from './support/painted-image.ts';
import { playAd, visible } from './support/play-ad.ts';
import { areOverlapping, skipToEnd, withEarlyPauses, withoutMotion } from './support/tidy-stage.ts';
import { waitFor } from './support/wait-for.ts';
import { withCard } from './support/with-card.ts';

/** Straight to the outro: a broken video leads there with the first tap. */
const brokenVideo = { video: { mimeType: 'video/mp4', text: btoa('broken') } };

test('opens the store synchronously inside the tap, and once for a tap that is reported twice', async () => {
  const { host, view } = await outro();
  await view('tap cta', 'tap cta');
  expect(host.storeOpenings).toEqual([{ isInsideTap: true, isTrusted: false, isHookThere: true }]);
});

test('does nothing on a tap next to the CTA', async () => {
  const { stage, host } = await outro();
  await userEvent.click(stage, { position: { x: 180, y: 200 }, force: true });
  stage.click();
  expect(host.storeOpenings).toEqual([]);
});

test('works by keyboard', async () => {
  const { button, host } = await outro();
  button(/Download/).focus();
  await userEvent.keyboard('{Enter}');
  expect(host.storeOpenings).toEqual([{ isInsideTap: true, isTrusted: true, isHookThere: true }]);
});

test('shows the image of the call to action with its label for screen readers, or the button when the image is broken', async () => {
  const withImage = (ad: RuntimeAd): RuntimeAd => ({ ...ad, slots: [...ad.slots, 'ctaButton'] });
  const shown = await outro({
    ad: withImage,
    media: { ...brokenVideo, ctaButton: paintedImage('#0f0', 300, 90) },
  });
  await waitFor(() => expect(visible(shown.stage, 'button img[alt="Download Now!"]')).toHaveLength(1));
  expect(visible(shown.stage, 'button span')).toHaveLength(0);
  shown.handle.destroy();
  const broken = await outro({
    ad: withImage,
    media: { ...brokenVideo, ctaButton: { mimeType: 'image/png', text: btoa('broken') } },
  });
  expect(visible(broken.stage, 'button span')).toHaveLength(1);
});

test('shows the edge of the cover, and no empty frame, on an outro without an image when no frame was drawn', async () => {
  const { root, stage } = await outro({ ad: (ad) => ({ ...ad, slots: ['cover', 'video', 'badge'] }) });
  expect(visible(stage, '.card')).toHaveLength(0);
  const [image] = visible(root, '.sides img') as HTMLImageElement[];
  expect(image?.src).toMatch(/^data:image/);
  expect(image!.getBoundingClientRect().width).toBeGreaterThan(root.clientWidth * 10);
  expect(getComputedStyle(image!.parentElement!).filter).toContain('blur');
});

// Requirement: playback.outro-background
test.each(['split', 'full'] as const)(
  'shows the last frame, and not the video itself, on an outro without image and badge in %s-screen mode',
  async (kind) => {
    const { stage, video, view } = playAd({ ad: (ad) => withEarlyPauses(withoutOutro(ad, kind)) });
    await view('wait load', 'tap cover', 'wait pause', 'tap video', 'wait pause', 'tap video');
    skipToEnd(video);
    await view('wait outro');
    const [still] = visible(stage, '.card canvas') as HTMLCanvasElement[];
    await waitFor(() => expect(getComputedStyle(video).visibility).toBe('hidden'));
    const { data } = still!.getContext('2d')!.getImageData(0, 0, still!.width, still!.height);
    expect(data.filter((value, index) => index % 4 === 3 && value < 255)).toHaveLength(0);
    expect(new Set(data).size).toBeGreaterThan(1);
  },
);

// Requirement: playback.outro-entrance
test('fades from the last frame to the outro, with the surroundings of the video behind both', async () => {
  const { root, stage, video, view } = playAd({ ad: (ad) => withEarlyPauses(withoutOutro(ad, 'split')) });
  await view('wait load', 'tap cover', 'wait pause', 'tap video', 'wait pause', 'tap video');
  skipToEnd(video);
  await view('wait outro');
  const fading = video.getAnimations().map((animation) => (animation as CSSTransition).transitionProperty);
  expect(fading).toContain('opacity');
  expect(getComputedStyle(visible(stage, '.card')[0]!).animationName).toContain('in');
  const [surroundings] = root.querySelectorAll<HTMLElement>('.soft');
  expect(surroundings!.offsetWidth).toBeGreaterThan(0);
});

// Requirement: playback.outro-entrance
test('lets a light cross the styled CTA every 2.5 seconds, below its label', async () => {
  const { button } = await outro();
  const [light] = button(/Download/).querySelectorAll('i');
  const { animationName, animationDuration, animationIterationCount } = getComputedStyle(light!);
  expect([animationName, animationDuration, animationIterationCount]).toEqual(['shine', '2.5s', 'infinite']);
  expect(getComputedStyle(button(/Download/).querySelector('span')!).zIndex).toBe('1');
});

test('has the id of a painted cover once, and black behind the image', async () => {
  const { root } = playAd({ paintedCover: paintedImage('#ff000040', 8, 8) });
  const covers = root.querySelectorAll('#cover');
  expect(covers).toHaveLength(1);
  expect(getComputedStyle(covers[0]!).backgroundColor).toBe('rgb(0, 0, 0)');
});

test('shows the edge of the cover where the outro image is broken, and no badge where that is', async () => {
  const broken = { mimeType: 'image/png', text: btoa('broken') };
  const { root, stage } = await outro({ media: { ...brokenVideo, outro: broken, badge: null } });
  await waitFor(() => expect(visible(stage, '.badge img')).toHaveLength(0));
  expect(visible(stage, '.outro')).toHaveLength(0);
  expect(visible(root, '.sides img')).toHaveLength(1);
});

const sizes = [
  ['9:16', 375, 667],
  ['9:19.5', 390, 845],
  ['2:3', 320, 480],
  ['1:1', 500, 500],
  ['landscape', 667, 375],
  ['4:3', 640, 480],
] as const;

// Requirement: playback.outro-background, customize.outro-headline
test.each(sizes)(
  'covers nothing with the card, the badge and the headline of a %s outro, and keeps the CTA away from the legal text',
  async (_shape, width, height) => {
    await page.viewport(width, height);
    const { root, stage, video, button, view } = playAd({
      ad: (ad) => withEarlyPauses(withoutMotion(withCard(ad))),
      media: { logo: paintedImage('#0cf', 200, 60) },
      hasShortBadge: true,
    });
    await view('wait load', 'tap cover', 'wait pause', 'tap video', 'wait pause', 'tap video');
    skipToEnd(video);
    await view('wait outro');
    await waitFor(() => expect(stage.getAnimations({ subtree: true }).some(isTransition)).toBe(false));
    const [card] = visible(stage, '.card');
    const [badge] = visible(stage, '.badge img');
    const [headline] = visible(stage, '.text');
    const others = [headline!, button(/Download/), ...visible(root, '.legal,.logo').filter(isShown)];
    expect(others).toHaveLength(5);
    // A card may be wider than the stage, but not than the page.
    for (const shown of [card!, badge!]) expect(isOnPage(shown)).toBe(true);
    for (const shown of [card!, badge!])
      expect(others.filter((other) => areOverlapping(shown, other)).map(describe)).toEqual([]);
    for (const [index, other] of others.entries())
      expect(
        others
          .slice(index + 1)
          .filter((next) => areOverlapping(other, next))
          .map(describe),
      ).toEqual([]);
    const cardBox = card!.getBoundingClientRect();
    const badgeBottom = parseFloat(badge!.parentElement!.style.top) + badge!.parentElement!.offsetHeight;
    const edge = cardBox.top - stage.getBoundingClientRect().top;
    expect(badgeBottom).toBeGreaterThan(edge);
    expect(badgeBottom).toBeLessThan(edge + cardBox.height / 3);
    // In pixels of the design. The flashy button reaches 12 of them below its box.
    const text = visible(root, '.legal:not(.age)').find(isShown);
    const { offsetTop, offsetHeight } = button(/Download/);
    const gapPx = text!.offsetTop - offsetTop - offsetHeight;
    expect(Math.round(gapPx / (parseFloat(getComputedStyle(stage).fontSize) / 10))).toBeGreaterThanOrEqual(
      24,
    );
    await page.viewport(375, 667);
  },
);

// Requirement: playback.outro-background
test('keeps the headline next to the CTA on square pages, so that required texts leave space for the card', async () => {
  await page.viewport(500, 500);
  const { stage, video, button, view } = playAd({
    ad: (ad) => withEarlyPauses(withoutMotion(withCard(ad))),
    hasShortBadge: true,
  });
  await view('wait load', 'tap cover', 'wait pause', 'tap video', 'wait pause', 'tap video');
  skipToEnd(video);
  await view('wait outro');
  const [headline] = visible(stage, '.text');
  const gapPx = button(/Download/).offsetTop - headline!.offsetTop - headline!.offsetHeight;
  expect(gapPx).toBeGreaterThanOrEqual(0);
  expect(gapPx).toBeLessThan(50);
  await page.viewport(375, 667);
});

// Requirement: playback.outro-background
test('in landscape, the edge of the whole outro image is behind it, and the badge leaves the mute button free', async () => {
  await page.viewport(667, 375);
  const { root, stage, video, view } = playAd({
    ad: (ad) => {
      const { outro, ...card } = withCard(withEarlyPauses(withoutMotion(ad)));
      return { ...card, slots: ad.slots, outro: { ...outro, composition: 'image' } };
    },
    hasShortBadge: true,
  });
  await view('wait load', 'tap cover', 'wait pause', 'tap video', 'wait pause', 'tap video');
  skipToEnd(video);
  await view('wait outro');
  expect(getComputedStyle(visible(root, '.sides img')[0]!).objectFit).toBe('fill');
  const [mute, badge] = ['.mute', '.badge'].map((selector) => visible(root, selector)[0]);
  expect(stage.contains(badge!)).toBe(true);
  expect(areOverlapping(mute!, badge!)).toBe(false);
  await page.viewport(375, 667);
});

test('pulses only when that was chosen', async () => {
  const calm = await outro({ ad: (ad) => ({ ...ad, outro: { ...ad.outro, pulse: false } }) });
  expect(getComputedStyle(calm.button(/Download/)).animationName).not.toContain('pulse');
  calm.handle.destroy();
  const pulsing = await outro();
  expect(getComputedStyle(pulsing.button(/Download/)).animationName).toContain('pulse');
});

function isTransition(animation: Animation): boolean {
  return 'transitionProperty' in animation;
}

function isOnPage(element: Element): boolean {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
}

function isShown(element: Element): boolean {
  return getComputedStyle(element).visibility === 'visible';
}

function describe({ className }: Element): string {
  return className;
}

function withoutOutro(ad: RuntimeAd, kind: 'split' | 'full'): RuntimeAd {
  return {
    ...ad,
    slots: ['cover', 'video'],
    gameplay: { ...ad.gameplay, area: kind === 'full' ? { kind } : ad.gameplay.area },
    badge: { ...ad.badge, onPlaybackEnd: false, onOutro: false },
  };
}

async function outro(options: Parameters<typeof playAd>[0] = {}) {
  const ad = playAd({ media: brokenVideo, ...options });
  await ad.view('wait error', 'tap cover', 'wait outro');
  return ad;
}
