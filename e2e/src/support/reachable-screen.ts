import { expect, type Page } from '@playwright/test';
import { checkWidth } from './check-screen.ts';

/** Checks a screen in a small window: it has no horizontal overflow, everything can be reached, and nothing moves. */
export async function checkReachable(page: Page, name: string): Promise<void> {
  await checkWidth(page, name);
  await expectEverythingReachable(page, name);
  await expectNoMovement(page, name);
}

/** Checks that every control can be scrolled into view, is not cut off at a side, and is not covered. */
async function expectEverythingReachable(page: Page, name: string): Promise<void> {
  const problems = await page.evaluate(() => {
    const wanted = 'a[href], button, input, select, textarea, summary, [role="slider"], [role="tab"]';
    const dialog = document.querySelector('[role="dialog"], [role="alertdialog"]');
    const describeElement = (element: Element) =>
      element.getAttribute('aria-label') ?? (element.textContent.trim() || element.outerHTML).slice(0, 60);
    const shares = [
      [0.5, 0.5],
      [0.15, 0.5],
      [0.85, 0.5],
      [0.5, 0.15],
      [0.5, 0.85],
    ] as const;
    const found: string[] = [];
    for (const control of (dialog ?? document).querySelectorAll<HTMLElement>(wanted)) {
      if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const box = control.getBoundingClientRect();
      // A field that only assistive technology sees is operated by its label.
      if (box.width < 8 || box.height < 8) continue;
      // A visible part is enough, because the finger may cover a button's center.
      const hits = shares.map(([across, down]) =>
        document.elementFromPoint(box.x + box.width * across, box.y + box.height * down),
      );
      const isHit = hits.some(
        (hit) => hit !== null && (control.contains(hit) || hit.contains(control) || isLabelFor(hit, control)),
      );
      // The skip link is visible only while it has the focus.
      if (describeElement(control).startsWith('Skip to ')) continue;
      if (!isHit) found.push(`${describeElement(control)} is under something`);
      else if (box.left < -1 || box.right > innerWidth + 1)
        found.push(`${describeElement(control)} is cut off`);
    }
    window.scrollTo(0, 0);
    return found;

    function isLabelFor(hit: Element, control: Element): boolean {
      const label = hit.closest('label');
      return label !== null && (label.control === control || label.contains(control));
    }
  });
  expect.soft(problems, name).toEqual([]);
}

/** Checks that no animation continues for longer than a moment. */
async function expectNoMovement(page: Page, name: string): Promise<void> {
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map(({ effect }) => ({
        target: effect instanceof KeyframeEffect ? (effect.target?.outerHTML.slice(0, 120) ?? '') : '',
        ms: Number(effect?.getComputedTiming().activeDuration),
      }))
      .filter(({ ms }) => ms > 100),
  );
  expect.soft(moving, name).toEqual([]);
}
