import { expect, type Locator, type Page } from '@playwright/test';
import { drag, openCustomization, openSettings, getScreenTab } from '../../support/customized-ad.ts';
import { checkAtAllWidths, checkScreen, checkWidth } from '../../support/check-screen.ts';
import { test } from '../../support/test.ts';
import { waitForEntrances } from '../../support/wait-for-entrances.ts';

const storeUrl = 'https://play.google.com/store/apps/details?id=example';
type SettingsTab = 'Button' | 'Text' | 'Outro' | 'Badge' | 'Music' | 'Layout';

test('the stage is large and in view while any control is used, and each tab fits every screen', async ({
  page,
}) => {
  await openCustomization(page);
  await expectTabsFit(page, ['Button', 'Layout']);
  await getScreenTab(page, 'Gameplay').click();
  await page.getByRole('button', { name: 'Safe zones' }).click();
  await drag(page, page.getByRole('button', { name: 'Move video area' }), { x: 0, y: -60 });
  await checkAtAllWidths(page, 'gameplay');
});

test('the stage is large and in view while any control of the other tabs is used @proof', async ({
  page,
}) => {
  await openCustomization(page);
  await expectTabsFit(page, ['Text', 'Outro', 'Badge', 'Music']);
});

test('on a phone at most 120 px of header are above the stage, the shapes are next to it, and its controls stay with it @proof', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openCustomization(page);
  const canvas = page.getByRole('region', { name: 'Stage' });
  // The step slides in, so its first position is lower.
  await expect.poll(async () => (await canvas.boundingBox())?.y).toBeLessThanOrEqual(120);
  const shapes = page.getByRole('group', { name: 'Screen shape' });
  for (const shape of ['9:16', '9:19.5', '2:3']) {
    await shapes.getByRole('button', { name: shape, exact: true }).click();
    const [beside, stage] = [await shapes.boundingBox(), await page.getByTestId('stage').boundingBox()];
    if (beside === null || stage === null) throw new Error('They are not visible');
    expect(beside.x + beside.width).toBeLessThanOrEqual(stage.x);
  }
  await page.mouse.move(200, 700);
  await page.mouse.wheel(0, 2000);
  await expect(page.getByRole('tablist', { name: 'Settings' })).toBeInViewport({ ratio: 1 });
  await expect(canvas).toBeInViewport({ ratio: 1 });
});

test('at 1024 px the shapes are in one row, and a long store URL is readable @proof', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await openCustomization(page, { cta: { storeUrl: `${storeUrl}.of.a.rather.long.name` } });
  const tops = await page
    .getByRole('group', { name: 'Screen shape' })
    .getByRole('button')
    .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  const link = page.getByRole('link', { name: `${storeUrl}.of.a.rather.long.name` });
  await expect(link).toBeInViewport({ ratio: 1 });
  expect(await link.evaluate((text) => text.scrollWidth <= (text.parentElement?.clientWidth ?? 0))).toBe(
    true,
  );
});

test('on every screen the buttons around the stage have captions and do not cover the stage @proof', async ({
  page,
}) => {
  await openCustomization(page);
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 1024, height: 768 },
    { width: 768, height: 1024 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport);
    // The widest of the portrait shapes, and the widest of all.
    for (const shape of ['2:3', 'Landscape']) {
      await page.getByRole('button', { name: shape, exact: true }).click();
      await waitForEntrances(page);
      const stage = page.getByTestId('stage');
      for (const caption of ['Safe zones', 'Reset']) {
        const button = page.getByRole('region', { name: 'Stage' }).getByRole('button', { name: caption });
        await expect(button.getByText(caption, { exact: true })).toBeInViewport({ ratio: 1 });
        // The stage follows the size of the window a moment later.
        await expect
          .poll(() => overlaps(button, stage), { message: `${caption} at ${viewport.width} px, ${shape}` })
          .toBe(false);
      }
    }
  }
});

/** Opens tabs of the settings, and checks each on a tablet, a phone and a desktop. */
async function expectTabsFit(page: Page, names: readonly SettingsTab[]): Promise<void> {
  for (const name of names) {
    await openSettings(page, name);
    for (const { viewport, leastPx } of [
      { viewport: { width: 1024, height: 768 }, leastPx: 270 },
      { viewport: { width: 390, height: 844 }, leastPx: 160 },
      { viewport: { width: 1440, height: 900 }, leastPx: 375 },
    ]) {
      await page.setViewportSize(viewport);
      await expectLargeStage(page, { name, leastPx });
      const screen = `${name.toLowerCase()}-${viewport.width}`;
      // The tablet has the accessibility tree of the desktop.
      if (viewport.width === 1024) await checkWidth(page, screen);
      else await checkScreen(page, screen, name === 'Button' ? undefined : '[role=tabpanel]');
    }
  }
}

/** Whether two elements cover a part of each other by more than a fraction of a pixel. */
async function overlaps(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (a === null || b === null) return true;
  const isBeside = a.x + a.width <= b.x + 0.5 || b.x + b.width <= a.x + 0.5;
  return !isBeside && a.y + a.height > b.y + 0.5 && b.y + b.height > a.y + 0.5;
}

/** Focuses every control of the open tab, and checks the stage each time. `leastPx` is its least width. */
async function expectLargeStage(page: Page, { name, leastPx }: { name: string; leastPx: number }) {
  const panels = page.getByRole('tabpanel', { name });
  const bar = await page.getByRole('navigation', { name: 'Previous and next step' }).elementHandle();
  const stage = await page.getByTestId('stage').elementHandle();
  const problems = await panels.evaluateAll(
    async (tabs, [stage, bar, leastPx]) => {
      const found: string[] = [];
      for (const control of tabs.flatMap(listControls)) {
        if (control.matches(':disabled')) continue;
        control.focus();
        const problem = await waitUntilFine();
        if (problem !== null) found.push(`${control.outerHTML.slice(0, 80)}: ${problem}`);
      }
      return found;

      function listControls(tab: Element): HTMLElement[] {
        return [...tab.querySelectorAll<HTMLElement>('button, input:not([aria-hidden])')];
      }

      function findProblem(): string | null {
        const box = stage.getBoundingClientRect();
        if (box.width < leastPx) return `the stage is ${box.width} px wide`;
        if (box.top < 0) return `the stage begins at ${box.top} px`;
        return box.bottom > bar.getBoundingClientRect().top ? 'the stage is under the bar' : null;
      }

      /** The stage follows the size of the window a moment later. */
      async function waitUntilFine(): Promise<string | null> {
        const end = performance.now() + 60_000;
        for (;;) {
          await new Promise((resolve) => requestAnimationFrame(resolve));
          const problem = findProblem();
          if (problem === null || performance.now() > end) return problem;
        }
      }
    },
    [stage, bar, leastPx] as const,
  );
  expect(problems).toEqual([]);
}
