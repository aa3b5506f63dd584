import { videoStallMs, winningBadgeMs } from '@spinreel/config-schema/limits/ad-timings';
import type { Browser, Page } from 'playwright';
import type { AdEvent, EncodedMedia } from '../../src/ad-host.ts';
import type { MediaSlot, RuntimeAd } from '../../src/runtime-ad.ts';
import { selectPlayerScript } from '../../src/script/select-player-script.ts';
import { selectPlayerStyle } from '../../src/style/select-player-style.ts';

/** A page in which one ad plays. */
export interface OpenedAd {
  page: Page;
  reached: (type: AdEvent['type']) => Promise<unknown>;
  /** Shows a tall or wide ad in another shape. Resolves when its safe area has that shape, up to rounding. */
  turn: (viewport: { width: number; height: number }, insets: Insets) => Promise<void>;
  /** However busy the machine is: gives up no video, and keeps the badge on screen; what is returned ends it. */
  holdBadge: () => Promise<() => Promise<void>>;
}

/** The areas covered by notches and the home bar, in CSS pixels. */
export interface Insets {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** Plays an ad in a separate page, like an exported file. */
export async function openAd(options: {
  browser: Browser;
  /** The page in which the ad replaces another one. It has the viewport. By default a new page. */
  page?: Page;
  ad: RuntimeAd;
  media: Partial<Record<MediaSlot, EncodedMedia>>;
  viewport: { width: number; height: number };
  /** None by default. */
  insets?: Insets | undefined;
  /** Runs in the page before the ad. */
  prepare?: () => void;
}): Promise<OpenedAd> {
  const { browser, ad, media, viewport, insets, prepare } = options;
  const page = options.page ?? (await browser.newPage({ viewport, hasTouch: true }));
  // Another document, in which no timers of an earlier ad run.
  if (options.page) await page.goto('about:blank');
  const devTools = await page.context().newCDPSession(page);
  const setInsets = async (insets: Insets) => {
    await devTools.send('Emulation.setSafeAreaInsetsOverride', { insets });
  };
  if (insets) await setInsets(insets);
  await page.setContent(
    `<!doctype html><style>html,body{margin:0;height:100%}${selectPlayerStyle(ad)}</style><div id="ad" class="sr"></div><script>${selectPlayerScript(ad)}</script>`,
  );
  if (prepare) await page.evaluate(prepare);
  await page.evaluate(
    ([ad, media]) => {
      const reported: string[] = [];
      Object.assign(window, { reported });
      window.SpinreelAd.createAd(document.querySelector('#ad') as HTMLElement, ad, {
        openStore: () => {
          reported.push('store');
        },
        media: (slot) => media[slot] ?? null,
        event: ({ type }) => void reported.push(type),
      });
    },
    [ad, media] as const,
  );
  const holdBadge = async () => {
    await page.evaluate(
      ([badgeMs, stallMs]) => {
        const later = window.setTimeout;
        window.setTimeout = ((handler: (input: string) => void, delayMs: number, input: string) => {
          if (delayMs === stallMs) return 0;
          if (delayMs !== badgeMs) return later(handler, delayMs, input);
          Object.assign(window, { endBadge: () => handler(input) });
          return 0;
        }) as typeof window.setTimeout;
      },
      [winningBadgeMs, videoStallMs] as const,
    );
    return () => page.evaluate(() => (window as unknown as { endBadge: () => void }).endBadge());
  };
  const turn = async (viewport: { width: number; height: number }, insets: Insets) => {
    await setInsets(insets);
    await page.setViewportSize(viewport);
    const { top, right, bottom, left } = insets;
    const safeArea = {
      width: viewport.width - left - right,
      height: viewport.height - top - bottom,
      top,
      left,
    };
    await page.waitForFunction(
      (expected) => {
        const shown = document.querySelector('.safe')?.getBoundingClientRect();
        return (
          shown &&
          Math.abs(shown.width - expected.width) < 2 &&
          Math.abs(shown.height - expected.height) < 2 &&
          Math.abs(shown.top - expected.top) < 2 &&
          Math.abs(shown.left - expected.left) < 2
        );
      },
      safeArea,
      { timeout: 240_000 },
    );
    // The ad lays out its elements when its observer reports the size.
    await page.evaluate(async () => {
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    });
  };
  return {
    page,
    turn,
    holdBadge,
    reached: (type) =>
      page.waitForFunction(
        (type) => (window as unknown as { reported: string[] }).reported.includes(type),
        type,
        {
          timeout: 240_000,
        },
      ),
  };
}
