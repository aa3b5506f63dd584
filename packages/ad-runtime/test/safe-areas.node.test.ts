import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { closeButtonHeightPx, closeButtonWidthShare } from '../src/layout/place-box.ts';
import { rectsOverlap, type Rect } from '../src/layout/rect.ts';
import type { RuntimeAd } from '../src/runtime-ad.ts';
import { goldenAds, goldenMedia } from './support/golden-ads.ts';
import { openAd, type Insets } from './support/open-ad.ts';
import { placedAt } from './support/runtime-ad.ts';
import { shareBrowser } from './support/share-browser.ts';
import { usualScreens, walkThrough } from './support/walk-through.ts';

/** A phone with a notch, held upright and on its side. */
const portrait = {
  viewport: { width: 390, height: 844 },
  insets: { top: 59, right: 0, bottom: 34, left: 0 },
} as const;
const landscape = {
  viewport: { width: 844, height: 390 },
  insets: { top: 0, right: 59, bottom: 21, left: 59 },
} as const;

const browser = await shareBrowser();

// Requirement: playback.safe-areas
test.each([
  ['at the top', 0],
  ['at the bottom', 1],
])(
  'keeps everything off notch and home bar, and what can be tapped off the close buttons, in portrait and landscape: placed %s',
  { timeout: 600_000 },
  async (_title, y) => {
    const opened = await openAd({
      browser,
      ad: withEverythingAt(y),
      media: await goldenMedia(),
      ...portrait,
    });
    const { page, turn } = opened;
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const seen = { portrait: new Set<string>(), landscape: new Set<string>() };
    await walkThrough(opened, usualScreens, async (screen) => {
      for (const [held, { viewport, insets }] of Object.entries({ portrait, landscape })) {
        await turn(viewport, insets);
        for (const { kind, isTappable, rect } of await shownBoxes(page)) {
          seen[held as keyof typeof seen].add(kind);
          const isInside = isWithin(rect, safeRect(viewport, insets));
          const isInCorner =
            isTappable && corners(viewport, insets).some((corner) => rectsOverlap(corner, rect));
          expect({ held, screen, kind, rect, isInside, isInCorner }).toMatchObject({
            isInside: true,
            isInCorner: false,
          });
        }
      }
    });
    const kinds = ['badge', 'button', 'count', 'hand', 'mute', 'text'];
    expect([...seen.portrait].toSorted()).toEqual(kinds);
    expect([...seen.landscape].toSorted()).toEqual(kinds);
    await page.close();
  },
);

// Requirement: playback.reduced-motion
test('moves nothing for viewers who prefer reduced motion', { timeout: 600_000 }, async () => {
  const opened = await openAd({
    browser,
    ad: goldenAds.split(),
    media: await goldenMedia(),
    viewport: portrait.viewport,
  });
  await opened.page.emulateMedia({ reducedMotion: 'reduce' });
  await walkThrough(opened, usualScreens, async (screen) => {
    const moving = await opened.page.evaluate(() => document.getAnimations().length);
    expect([screen, moving]).toEqual([screen, 0]);
  });
  await opened.page.close();
});

/** Every element that can be placed, in the left corner or at the right edge; the video over the whole stage. */
function withEverythingAt(y: number): RuntimeAd {
  const ad = goldenAds.full();
  const left = placedAt(0, y);
  const right = placedAt(1, y);
  const { cover, gameplay, outro } = ad;
  return {
    ...ad,
    cover: {
      button: { ...cover.button, ...left },
      finger: right,
      text: cover.text && { ...cover.text, ...placedAt(0.5, y) },
    },
    gameplay: { ...gameplay, button: { ...gameplay.button, ...right }, finger: left },
    outro: { ...outro, button: { ...outro.button, ...left } },
  };
}

/** Returns the boxes of the visible elements. A badge's box is that of its image. */
async function shownBoxes(page: Page): Promise<{ kind: string; isTappable: boolean; rect: Rect }[]> {
  const kinds = ['button', 'text', 'hand', 'mute', 'badge', 'count'];
  return page.evaluate(
    (kinds) =>
      kinds.flatMap((kind) =>
        [...document.querySelectorAll<HTMLElement>(`.${kind}`)]
          .filter((element) => element.offsetWidth > 0)
          .map((element) => {
            const { x, y, width, height } = element.getBoundingClientRect();
            return {
              kind,
              isTappable: element.matches('button'),
              rect: { x, y, width, height },
            };
          }),
      ),
    kinds,
  );
}

function safeRect(viewport: { width: number; height: number }, insets: Insets): Rect {
  const { top, right, bottom, left } = insets;
  return {
    x: left,
    y: top,
    width: viewport.width - left - right,
    height: viewport.height - top - bottom,
  };
}

/** The two corners in which networks show their close buttons. */
function corners(viewport: { width: number; height: number }, insets: Insets): Rect[] {
  const safe = safeRect(viewport, insets);
  const width = Math.min(closeButtonHeightPx, viewport.width * closeButtonWidthShare);
  const size = { width, height: closeButtonHeightPx };
  return [
    { x: safe.x, y: safe.y, ...size },
    { x: safe.x + safe.width - width, y: safe.y, ...size },
  ];
}

function isWithin(inner: Rect, outer: Rect): boolean {
  return (
    inner.x >= outer.x - 1 &&
    inner.y >= outer.y - 1 &&
    inner.x + inner.width <= outer.x + outer.width + 1 &&
    inner.y + inner.height <= outer.y + outer.height + 1
  );
}
