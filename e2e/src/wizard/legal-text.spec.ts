import { expect, test, type Locator } from '@playwright/test';
import { complianceElements } from '@spinreel/config-schema/compliance/compliance-elements';
import { placementScreens } from '@spinreel/config-schema/options/options';
import { getWallFrame, openWall } from '../support/shape-wall.ts';

const line = 'Terms and conditions apply. See the complete rules of the offer on our website.';

// Requirement: compliance.placement
test('five legal lines have the same place on the stage as in the ad', async ({ page }) => {
  const texts = complianceElements
    .filter((id) => id !== 'ageMark')
    .map((id) => [id, { texts: { en: line }, screens: [...placementScreens] }]);
  await openWall(page, { compliance: { elements: Object.fromEntries(texts) } });
  const shown = new Map<string, Shares>();
  for (const shape of ['9:16', '2:3', 'Landscape']) {
    const frame = getWallFrame(page, shape).contentFrame();
    const text = frame.locator('.legal').locator('visible=true');
    await expect(text).toHaveCount(1, { timeout: 60_000 });
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
