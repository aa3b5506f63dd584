import type { CDPSession, Page } from 'playwright-core';
import { awaitAnswer } from '../../browser/await-answer.ts';
import type { AdClock } from './ad-clock.ts';
import { compareScreens, joinChanges, type Changes } from './compare-screens.ts';
import { findRegions } from './find-regions.ts';
import { readScreen, type Screen } from './read-screen.ts';

/** A screenshot and what can be seen in it. */
export interface Look {
  readonly png: Uint8Array;
  readonly screen: Screen;
}

export interface Eyes {
  look(): Promise<Look>;
  /** Watches the ad for a moment after `first`, and resolves to the cells that move without a tap. */
  watchIdle(clock: AdClock, first: Look): Promise<Changes>;
}

/** A page that draws nothing for so long is stuck, in milliseconds. */
const screenshotLimitMs = 20_000;

/** Time between two looks at an idle ad. Not a divisor of a second, because animations often are. */
const idleIntervalMs = 170;

const idleLooks = 4;

/** Creates the eyes of a viewer, which see pixels only. */
export function createEyes(page: Pick<Page, 'viewportSize'>, devTools: Pick<CDPSession, 'send'>): Eyes {
  const look = async () => {
    const options = { format: 'png', optimizeForSpeed: true } as const;
    const { data } = await awaitAnswer(screenshotLimitMs, devTools.send('Page.captureScreenshot', options));
    const png = Buffer.from(data, 'base64');
    return { png, screen: readScreen(png, page.viewportSize()?.width ?? 1) };
  };
  return {
    look,
    async watchIdle(clock, first) {
      let { screen } = first;
      let idle: Changes = new Uint8Array(screen.columns * screen.rows);
      for (let count = 0; count < idleLooks; count++) {
        await clock.wait(idleIntervalMs);
        const next = await look();
        idle = joinChanges(idle, compareScreens(screen, next.screen), next.screen);
        ({ screen } = next);
      }
      return idle;
    },
  };
}

/** Less than this share of a screen is not a painted screen, but a speck. */
const paintedShare = 0.002;

/** Whether anything is painted on the background. */
export function isPainted(screen: Screen): boolean {
  const [background] = findRegions(screen);
  return 1 - (background?.share ?? 1) >= paintedShare;
}
