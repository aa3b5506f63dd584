import { muteButtonNames } from '@spinreel/config-schema/languages/player-labels';
import type { Network } from '@spinreel/exporters/network';
import { pretendHidden } from '../hosts/pretend-hidden.ts';
import { awaitAnswer } from '../browser/await-answer.ts';
import type { HostedAd } from '../play-in-host.ts';
import { lookAtPage, type Sight } from './look-at-page.ts';
import { viewerLimits } from './viewer-limits.ts';
import type { CoveredPart } from './viewing.ts';
import type { HostControl } from '@spinreel/exporters/host-trait';

/** Simulates a person who sees an ad for the first time: looks, waits, taps, rotates the phone, switches apps. */
export interface Viewer {
  look(): Promise<Sight>;
  tap(place: { x: number; y: number }): Promise<void>;
  /** Resolves to a PNG of the screen. */
  takeScreenshot(): Promise<Uint8Array>;
  /** Rotates the phone to landscape, runs `act`, and rotates it back. */
  whileTurned<Result>(act: () => Promise<Result>): Promise<Result>;
  /** Records the parts of this screen that are under controls of the host, in each orientation that is required. */
  noteCovered(screen: CoveredPart['screen']): Promise<void>;
  /** The recorded parts. */
  readonly covered: readonly CoveredPart[];
  setHidden(isHidden: boolean): Promise<void>;
  /** Sets the phone's volume, 0 to 1. Resolves to whether the host reports it. */
  setVolume(volume: number): Promise<boolean>;
  /** Polls `isDone` until it resolves to true or the time is up. Resolves to whether it did. */
  waitFor(isDone: () => Promise<boolean>, limitMs: number): Promise<boolean>;
}

/** Creates a viewer for an ad. */
export function viewerOf({ page }: HostedAd, { hostControls, orientation }: Network): Viewer {
  const covered: CoveredPart[] = [];
  // The mute button does not continue the ad.
  const look = () => answered(page.evaluate(lookAtPage, muteButtonNames));
  const turnTo = async (size: { width: number; height: number }) => {
    await page.setViewportSize(size);
    await page.waitForTimeout(viewerLimits.settleMs);
    await answered(page.evaluate(nextPaint));
  };
  const whileTurned = async <Result>(act: () => Promise<Result>): Promise<Result> => {
    const upright = page.viewportSize();
    if (upright === null) throw new Error('The page has no viewport');
    await turnTo({ width: upright.height, height: upright.width });
    const result = await act();
    await turnTo(upright);
    return result;
  };
  return {
    covered,
    look,
    tap: ({ x, y }) => answered(page.touchscreen.tap(x, y)),
    takeScreenshot: () => page.screenshot({ timeout: viewerLimits.answerMs }),
    whileTurned,
    async noteCovered(screen) {
      if (hostControls.length === 0) return;
      const note = async (isLandscape: boolean) => {
        const texts = await answered(page.evaluate(findCovered, hostControls));
        covered.push(...texts.map((text) => ({ text, screen, isLandscape })));
      };
      await note(false);
      if (orientation === 'both') await whileTurned(() => note(true));
    },
    setHidden: (isHidden) => answered(page.evaluate(pretendHidden, isHidden)),
    setVolume: (volume) => answered(page.evaluate(reportVolume, volume)),
    async waitFor(isDone, limitMs) {
      const endsAt = performance.now() + limitMs;
      while (!(await isDone())) {
        if (performance.now() > endsAt) return false;
        await page.waitForTimeout(viewerLimits.lookMs);
      }
      return true;
    },
  };
}

/** Rejects if `work` takes too long. A browser dialog blocks taps too. */
function answered<Result>(work: Promise<Result>): Promise<Result> {
  return awaitAnswer(viewerLimits.answerMs, work);
}

/** Runs in the page. Resolves when the page has been laid out and painted, or cannot be. */
function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
    setTimeout(resolve, 1000);
  });
}

/** Runs in the page. Reports the phone's volume to the ad, and returns whether the host does so. */
function reportVolume(volume: number): boolean {
  const { setVolume } = window.spinreelHostLog;
  setVolume?.(volume);
  return setVolume !== undefined;
}

/**
 * Runs in the page and returns the texts and the names of the buttons that are under controls of the host. Buttons that
 * fill most of the screen do not count, because they can be tapped elsewhere. Self-contained, because it is sent to the
 * browser as text.
 */
export function findCovered(controls: readonly HostControl[]): string[] {
  const { clientWidth, clientHeight } = document.documentElement;
  const isUnderControl = ({ left, right, top, bottom }: DOMRect) =>
    controls.some(({ corner, widthPx, heightPx }) => {
      const isBeside = corner.endsWith('left')
        ? left < widthPx && right > 0
        : right > clientWidth - widthPx && left < clientWidth;
      const isLevel = corner.startsWith('top')
        ? top < heightPx && bottom > 0
        : bottom > clientHeight - heightPx && top < clientHeight;
      return isBeside && isLevel;
    });
  const isShown = (element: Element | null) =>
    element?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ?? false;

  const buttons = [...document.querySelectorAll<HTMLElement>('button, [role="button"], input[type="button"]')]
    .filter((button) => {
      const box = button.getBoundingClientRect();
      const isLarge = box.width * box.height > (clientWidth * clientHeight) / 2;
      return box.width > 0 && !isLarge && isShown(button) && isUnderControl(box);
    })
    // The visible text: a button may have another one that it shows later.
    .map((button) => button.ariaLabel ?? button.innerText.replaceAll(/\s+/g, ' '));

  const texts: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode() !== null) {
    const node = walker.currentNode;
    const text = node.textContent?.trim() ?? '';
    if (text === '' || !isShown(node.parentElement)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    if ([...range.getClientRects()].some(isUnderControl)) texts.push(text);
  }
  return [...buttons, ...texts];
}
