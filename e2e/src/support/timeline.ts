import { expect, type Locator, type Page } from '@playwright/test';

/** Takes hold of something on the strip and brings it to a place on the screen, without letting go. */
export async function dragTo(page: Page, target: Locator, x: number): Promise<void> {
  const box = await target.boundingBox();
  if (box === null) throw new Error('There is nothing to drag');
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + x) / 2, from.y, { steps: 4 });
  await page.mouse.move(x, from.y, { steps: 4 });
}

/** The middle of something, from the left edge of the window. */
export async function findCentre(target: Locator): Promise<number> {
  const box = await target.boundingBox();
  if (box === null) throw new Error('There is nothing to measure');
  return box.x + box.width / 2;
}

/** Waits until the selected part has a length, a start and an end, as the wizard shows them. */
export async function expectSelection(
  page: Page,
  { length, start, end }: { length: string; start: string; end: string },
): Promise<void> {
  await expect(page.getByTestId('trim-selection')).toHaveText(`${length} selected`);
  await expect(page.getByLabel('Start of the selected part')).toHaveValue(start);
  await expect(page.getByTestId('trim-end')).toHaveText(`to ${end}`);
}
