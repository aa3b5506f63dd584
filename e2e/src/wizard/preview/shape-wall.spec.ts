import { expect, type Page } from '@playwright/test';
import { placementScreens } from '@spinreel/config-schema/options/options';
import { drag, openCustomization } from '../../support/customized-ad.ts';
import { test } from '../../support/test.ts';
import { continueTo } from '../../support/wizard.ts';
import { checkScreen } from '../../support/check-screen.ts';
import { getWallFrame, openWall, readVideos, tapInWall } from '../../support/shape-wall.ts';

const shapes = ['2:3', '9:16', '9:19.5', '3:4', '1:1', 'Landscape'];
const outroLabel = 'Download Now!';

// Requirement: preview.wall
test('all shapes load one page and play in sync by a tap in any of them', async ({ page }) => {
  const screens = [...placementScreens];
  const ageMark = { texts: { en: '18+' }, screens };
  const terms = { texts: { en: 'Terms apply.' }, screens };
  await openWall(page, { compliance: { elements: { ageMark, terms } } });
  await waitForCovers(page);
  // The legal texts of the other screens are no problem.
  const problems = page.getByRole('region', { name: 'Problems in the shapes' });
  await expect(problems).toContainText('No problems so far');
  const downloads = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming && entry.initiatorType === 'iframe')
      .map((entry) => (entry as PerformanceResourceTiming).transferSize),
  );
  expect(downloads).toHaveLength(shapes.length);
  expect(downloads.filter((bytes) => bytes > 1000)).toHaveLength(1);

  await tapInWall(page, '1:1');
  await expectPause(page);
  await expect(problems).toContainText('No problems so far');
  const [first, ...others] = await readVideos(page, ['1:1', ...shapes.filter((shape) => shape !== '1:1')]);
  expect(first?.isMuted).toBe(false);
  expect(others.map(({ isMuted }) => isMuted)).toEqual(others.map(() => true));
  for (const { seconds } of others) expect(Math.abs(seconds - (first?.seconds ?? 0))).toBeLessThan(0.1);

  await tapInWall(page, 'Landscape');
  await expectPause(page);
  await tapInWall(page, '2:3');
  for (const shape of shapes)
    await expect(
      getWallFrame(page, shape).contentFrame().getByRole('button', { name: outroLabel }),
    ).toBeVisible();
  await expect(problems).toContainText('Nothing overlaps or is cut off in any shape.');
  await expect(
    page.getByRole('log', { name: 'Events of the ad' }).getByText('Outro', { exact: true }),
  ).toHaveCount(1);
});

// Requirement: preview.wall
test('one button pauses, mutes or restarts all shapes @proof', async ({ page }) => {
  await openWall(page);
  await waitForCovers(page);
  await tapInWall(page, '1:1');
  await expectPause(page);
  await page.getByRole('button', { name: 'Restart' }).click();
  await waitForCovers(page);
  await tapInWall(page, '2:3');
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  await expect
    .poll(async () => (await readVideos(page, shapes)).every(({ isPaused }) => isPaused))
    .toBe(true);
  const paused = await readVideos(page, shapes);
  await page.waitForTimeout(1000);
  const later = await readVideos(page, shapes);
  expect(later.map(({ seconds }) => seconds)).toEqual(paused.map(({ seconds }) => seconds));
  await page.getByRole('button', { name: 'Mute', exact: true }).click();
  await expect.poll(async () => (await readVideos(page, shapes)).every(({ isMuted }) => isMuted)).toBe(true);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expectPause(page);
});

// Requirement: preview.wall
test('parts that overlap in a shape are outlined, and their link selects them in step 3 @proof', async ({
  page,
}) => {
  await openWall(page, {
    cta: { positions: { cover: { x: 0.5, y: 0.5 } } },
    coverTextPositions: { cover: { x: 0.5, y: 0.5 } },
  });
  const problems = page.getByRole('region', { name: 'Problems in the shapes' });
  const problem = problems.getByRole('listitem').filter({ hasText: 'the cover text covers the spin button' });
  await expect(problem).toContainText('In 2:3, 9:16, 9:19.5, 3:4 and 1:1');
  await expect(page.getByTestId('problem-outline')).toHaveCount(10);
  await checkScreen(page, '4-shape-wall');
  await problem.getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Customize Your Ad' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Move cover text' })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'All shapes' })).toHaveAttribute('aria-pressed', 'true');
});

// Requirement: preview.wall
test('an edit removes the problems that it fixes, also those of screens that were shown before @proof', async ({
  page,
}) => {
  await openCustomization(page, {
    cta: { storeUrl: 'https://example.com/app', positions: { cover: { x: 0.5, y: 0.7 } } },
    coverTextPositions: { cover: { x: 0.5, y: 0.3 } },
  });
  const text = page.getByRole('button', { name: 'Move cover text' });
  const [from, to] = [
    await text.boundingBox(),
    await page.getByRole('button', { name: 'Move spin button' }).boundingBox(),
  ];
  await drag(page, text, { x: 0, y: (to?.y ?? 0) - (from?.y ?? 0) });
  await continueTo(page, 'Continue to Preview', 'Preview Your Ad');
  await page.getByRole('button', { name: 'All shapes' }).click();
  const problems = page.getByRole('region', { name: 'Problems in the shapes' });
  await expect(problems).toContainText('the cover text covers the spin button');
  await waitForCovers(page);
  await tapInWall(page, '2:3');
  await expectPause(page);
  await expect(problems).toContainText('the cover text covers the spin button');
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(problems).not.toContainText('the cover text covers');
  await expect(problems).toContainText('Restart and play to the end');
  await expect(page.getByTestId('problem-outline')).toHaveCount(0);
});

// Requirement: preview.wall
test('on a phone the shapes are a row to scroll, and each loads when it is in view @proof', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openWall(page);
  await expect(getWallFrame(page, '2:3')).toBeVisible();
  await expect(getWallFrame(page, 'Landscape')).toHaveCount(0);
  const cover = getWallFrame(page, '2:3').contentFrame().locator('.stage > button').locator('visible=true');
  await expect(cover).toHaveCount(1);
  await expect(page.getByRole('region', { name: 'Problems in the shapes' })).toHaveText(
    'Scroll to the other shapes to check them.',
  );
  await checkScreen(page, '4-shape-wall-phone');
  await tapInWall(page, '2:3');
  await page.getByRole('figure').last().scrollIntoViewIfNeeded();
  await expect.poll(async () => (await readVideos(page, ['Landscape']))[0]?.seconds).toBeGreaterThan(0.5);
});

async function waitForCovers(page: Page): Promise<void> {
  for (const shape of shapes) {
    const frame = getWallFrame(page, shape);
    await expect(frame).toBeVisible();
    await expect(
      frame.contentFrame().getByRole('button', { name: 'Spin!' }).locator('visible=true'),
    ).toHaveCount(1);
    // Its video belongs to the page once it can play, so that it can be tapped and follow others.
    await expect(frame.contentFrame().locator('video')).toHaveCount(1);
  }
}

/** Waits until every shape shows the spin button at a pause. */
async function expectPause(page: Page): Promise<void> {
  for (const shape of shapes)
    await expect(
      getWallFrame(page, shape).contentFrame().getByRole('button', { name: 'Spin!' }).locator('visible=true'),
    ).toHaveCount(1);
}
