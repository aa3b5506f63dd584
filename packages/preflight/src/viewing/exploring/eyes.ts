import type { CDPSession, Page } from 'playwright-core';
import { awaitAnswer } from '../../browser/await-answer.ts';
import type { AdClock } from './ad-clock.ts';
import { changedShare, compareScreens, joinChanges, type Changes } from './compare-screens.ts';
import { findRegions } from './find-regions.ts';
import { readScreen, type Screen } from './read-screen.ts';

/** A screenshot and what can be seen in it. */
export interface Look {
  readonly png: Uint8Array;
  readonly screen: Screen;
}

/** An ad that nobody taps. */
export interface IdleSight {
  /** The screen as it was first seen. */
  readonly first: Look;
  /** The cells that move. */
  readonly idle: Changes;
}

export interface Eyes {
  look(): Promise<Look>;
  /** Watches the ad for a moment after a look, and again from the start when it shows another screen. */
  watchIdle(clock: AdClock, first: Look): Promise<IdleSight>;
}

/** A page that draws nothing for so long is stuck, in milliseconds. */
const screenshotLimitMs = 20_000;

/** Time between two looks at an idle ad. Not a divisor of a second, because animations often are. */
const idleIntervalMs = 170;

const idleLooks = 4;

/**
 * A larger change is another screen, such as that of an ad that has finished loading, as a share of the cells. Taken for
 * movement, it would hide the reactions to all taps.
 */
const otherScreenShare = 0.1;

/** Number of times that the watch starts again for another screen. An ad that shows another one each time moves by itself. */
const maxOtherScreens = 3;

/** Creates the eyes of a viewer, which see pixels only. */
export function createEyes(page: Pick<Page, 'viewportSize'>, devTools: Pick<CDPSession, 'send'>): Eyes {
  const look = async () => {
    const options = { format: 'png', optimizeForSpeed: true } as const;
    const { data } = await awaitAnswer(screenshotLimitMs, devTools.send('Page.captureScreenshot', options));
    const png = Buffer.from(data, 'base64');
    return { png, screen: readScreen(png, page.viewportSize()?.width ?? 1) };
  };
  const watchIdle = async (clock: AdClock, first: Look, otherScreens = 0): Promise<IdleSight> => {
    let { screen } = first;
    let idle: Changes = new Uint8Array(screen.columns * screen.rows);
    for (let count = 0; count < idleLooks; count++) {
      await clock.wait(idleIntervalMs);
      const next = await look();
      const changes = compareScreens(screen, next.screen);
      if (changedShare(changes) > otherScreenShare && otherScreens < maxOtherScreens)
        return watchIdle(clock, next, otherScreens + 1);
      idle = joinChanges(idle, changes, next.screen);
      ({ screen } = next);
    }
    return { first, idle };
  };
  return { look, watchIdle };
}

/** Less than this share of a screen is not a painted screen, but a speck. */
const paintedShare = 0.002;

/** Whether anything is painted on the background. */
export function isPainted(screen: Screen): boolean {
  const [background] = findRegions(screen);
  return 1 - (background?.share ?? 1) >= paintedShare;
}
