import type { Page } from '@playwright/test';

/**
 * Waits until everything that enters the page or changes its look is in place. Animations without an end continue, and so do
 * progress bars, which move until the work is done.
 */
export async function waitForEntrances(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (;;) {
      await nextFrame();
      // The animations of what was added in the first frame begin in the second.
      await nextFrame();
      const entrances = document.getAnimations().filter(isEntrance);
      if (entrances.length === 0) return;
      await Promise.allSettled(entrances.map(({ finished }) => finished));
    }

    function isEntrance({ playState, effect }: Animation): boolean {
      if (playState !== 'running' || !(effect instanceof KeyframeEffect)) return false;
      const isEndless = effect.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
      return !isEndless && effect.target?.closest('[role=progressbar]') === null;
    }

    function nextFrame(): Promise<number> {
      return new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
    }
  });
}
