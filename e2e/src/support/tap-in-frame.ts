import type { Locator } from '@playwright/test';

/**
 * Taps an element in a scaled frame as a mouse does, near its upper left part, which no hand covers. Playwright's clicks do
 * not consider the scale.
 */
export async function tapInFrame(frame: Locator, element: Locator): Promise<void> {
  await frame.scrollIntoViewIfNeeded();
  const target = await element.evaluate((node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return { x: (x + width * 0.3) / innerWidth, y: (y + height * 0.4) / innerHeight };
  });
  const box = await frame.boundingBox();
  if (box === null) throw new Error('The frame is not shown');
  await frame.page().mouse.click(box.x + box.width * target.x, box.y + box.height * target.y);
}
