import { expect, type Locator } from '@playwright/test';
import { complianceElements } from '@spinreel/config-schema/compliance/compliance-elements';
import { placementScreens } from '@spinreel/config-schema/options/options';
import { fixtureMedia } from '@spinreel/fixtures/fixture-media';
import { checkScreen } from '../../support/check-screen.ts';
import { drag, openCustomization, openSettings, readPlace } from '../../support/customized-ad.ts';
import { getWallFrame, openWall } from '../../support/shape-wall.ts';
import { test } from '../../support/test.ts';
import { chooseFile } from '../../support/wizard.ts';

const line = 'Terms and conditions apply. See the complete rules of the offer on our website.';

// Requirement: compliance.placement
test('five legal lines have the same place on the stage as in the ad @proof', async ({ page }) => {
  const texts = complianceElements
    .filter((id) => id !== 'ageMark')
    .map((id) => [id, { texts: { en: line }, screens: [...placementScreens] }]);
  await openWall(page, { compliance: { elements: Object.fromEntries(texts) } });
  const shown = new Map<string, Shares>();
  for (const shape of ['9:16', '2:3', 'Landscape']) {
    const frame = getWallFrame(page, shape).contentFrame();
    const text = frame.locator('.legal').locator('visible=true');
    await expect(text).toHaveCount(1);
    await expect(text.locator('p')).toHaveCount(5);
    shown.set(shape, await readShares(text, frame.locator('html')));
  }
  await page.goto(page.url().replace('step=4&shapes=all', 'step=3'));
  const stage = page.getByTestId('stage');
  for (const [shape, expected] of shown) {
    await page
      .getByRole('group', { name: 'Screen shape' })
      .getByRole('button', { name: shape, exact: true })
      .click();
    await expect
      .poll(() => readShares(stage.locator('.legal').locator('visible=true'), stage))
      .toEqual(expected);
  }
});

// Requirement: compliance.placement
test('a logo is moved on the stage and is there after a reload @proof', async ({ page }) => {
  await openCustomization(page);
  await openSettings(page, 'Legal');
  await chooseFile(page, 'logo', fixtureMedia.ctaButton.path);
  const logo = page.getByRole('button', { name: 'Move logo', exact: true });
  await expect.poll(async () => (await logo.boundingBox())?.height).toBeGreaterThan(20);
  const before = await readPlace(page, 'Logo');
  await drag(page, logo, { x: 30, y: 120 });
  await expect.poll(async () => (await readPlace(page, 'Logo')).y).toBeGreaterThan(before.y + 5);
  const moved = await readPlace(page, 'Logo');
  await expect(page.getByText(/^Saved/)).toBeVisible();
  await page.reload();
  await expect.poll(() => readPlace(page, 'Logo')).toEqual(moved);
  await checkScreen(page, 'compliance-logo');
});

// Requirement: compliance.placement
test('the other elements make way while the legal text is dragged @proof', async ({ page }) => {
  await openCustomization(page, {
    compliance: { elements: { terms: { texts: { en: line }, screens: ['cover'] } } },
  });
  const button = page.getByTestId('stage').locator('.button');
  const finger = page.getByTestId('stage').locator('.hand');
  const [before, fingerBefore] = [await button.boundingBox(), await finger.boundingBox()];
  const text = page.getByRole('button', { name: 'Move legal text' });
  const low = await text.boundingBox();
  if (before === null || fingerBefore === null || low === null) throw new Error('They are not visible');
  await drag(page, text, { x: 0, y: before.y - low.y }, { isHeld: true });
  await expect.poll(async () => (await button.boundingBox())?.y).not.toBeCloseTo(before.y, 0);
  expect((await finger.boundingBox())?.y).not.toBeCloseTo(fingerBefore.y, 0);
  await page.keyboard.press('Escape');
  // Its width, and so its left edge, may change until its font is loaded.
  await expect.poll(async () => (await button.boundingBox())?.y).toBe(before.y);
  expect((await finger.boundingBox())?.y).toBe(fingerBefore.y);
  await page.mouse.up();
});

// Requirement: compliance.presets
test('the warning of France breaks between its parts, on a desktop and on a phone @proof', async ({
  page,
}) => {
  await openCustomization(page, { compliance: { product: 'real-money', market: 'fr', language: 'fr' } });
  await openSettings(page, 'Legal');
  await page.getByRole('button', { name: 'Use these texts' }).click();
  const warning = page.getByTestId('stage').locator('.legal p');
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport);
    await expect(warning).toHaveCount(2);
    // The stage follows the size of the window a moment later.
    await expect
      .poll(() => warning.first().evaluate(readLines))
      .toEqual([
        'Les jeux d’argent et de hasard peuvent être dangereux :',
        'pertes d’argent, conflits familiaux, addiction…',
      ]);
    await expect
      .poll(() => warning.last().evaluate(readLines))
      .toEqual([
        'Retrouvez nos conseils sur joueurs-info-service.fr',
        '(09 74 75 13 13 - appel non surtaxé)',
      ]);
  }
});

// Requirement: placement.selection
test('the position of an element at the edge of the stage is readable on a phone @proof', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openCustomization(page, {
    compliance: { elements: { ageMark: { texts: { en: '18+' }, screens: ['cover'] } } },
  });
  await page.getByRole('button', { name: 'Move age mark' }).focus();
  const readout = page.getByTestId('position');
  await expect(readout).toHaveText(/ %/);
  const stage = await page.getByTestId('stage').boundingBox();
  const box = await readout.boundingBox();
  if (stage === null || box === null) throw new Error('They are not visible');
  expect(box.x).toBeGreaterThanOrEqual(stage.x - 0.5);
  expect(box.x + box.width).toBeLessThanOrEqual(stage.x + stage.width + 0.5);
});

/** The edges of a box in hundredths of its parent: left, top, right, bottom. */
type Shares = readonly number[];

async function readShares(element: Locator, parent: Locator): Promise<Shares> {
  const [box, outer] = await Promise.all([element.boundingBox(), parent.boundingBox()]);
  if (box === null || outer === null) throw new Error('They are not visible');
  const { x, y } = { x: box.x - outer.x, y: box.y - outer.y };
  return [
    x / outer.width,
    y / outer.height,
    (x + box.width) / outer.width,
    (y + box.height) / outer.height,
  ].map((share) => Math.round(share * 100));
}

/** Returns the lines of a text as they are shown. */
function readLines(element: Element): string[] {
  const [text] = element.childNodes;
  const range = document.createRange();
  const lines: { top: number; content: string }[] = [];
  const content = element.textContent;
  for (let index = 0; index < content.length; index += 1) {
    const letter = content.charAt(index);
    range.setStart(text!, index);
    range.setEnd(text!, index + 1);
    const { top } = range.getBoundingClientRect();
    const last = lines.at(-1);
    if (last !== undefined && Math.abs(last.top - top) < 2) last.content += letter;
    else lines.push({ top, content: letter });
  }
  return lines.map(({ content }) => content.replaceAll('\u{a0}', ' ').trim());
}
