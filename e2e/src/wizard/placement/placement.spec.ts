import { expect, type JSHandle, type Page } from '@playwright/test';
import {
  drag,
  openCustomization,
  openSettings,
  readPlace,
  findPoint,
  getScreenTab,
} from '../../support/customized-ad.ts';
import { test } from '../../support/test.ts';

const place = (page: Page, name: string) => expect.poll(() => readPlace(page, name));
const x = (page: Page, name: string) => expect.poll(async () => (await readPlace(page, name)).x);
const y = (page: Page, name: string) => expect.poll(async () => (await readPlace(page, name)).y);
const getHandle = (page: Page, name: string) => page.getByRole('button', { name: `Move ${name}` });

// Requirement: placement.dragging
test('an element stays where it was dropped, also after a reload, and reset restores only its screen', async ({
  page,
}) => {
  await openCustomization(page);
  const transitions = await recordTransitions(page);
  await drag(page, getHandle(page, 'spin button'), { x: -40, y: -90 });
  await x(page, 'Spin button').toBeLessThan(45);
  await y(page, 'Spin button').toBeLessThan(50);
  const dropped = await readPlace(page, 'Spin button');
  await getScreenTab(page, 'Outro').click();
  await drag(page, getHandle(page, 'outro button'), { x: 0, y: -100 });
  await y(page, 'Outro button').toBeLessThan(80);
  const outro = await readPlace(page, 'Outro button');

  await expect(page.getByRole('status', { name: 'Saving' })).toContainText('Saved');
  // With reduced motion. Even a short one shows elements in their former places for a frame, where a press misses them.
  expect(await transitions.jsonValue()).toEqual([]);
  await page.reload();
  await place(page, 'Spin button').toEqual(dropped);
  await page.getByRole('button', { name: 'Reset cover positions' }).click();
  await place(page, 'Spin button').toEqual({ x: 50, y: 58 });
  await expect(page.getByRole('button', { name: 'Reset cover positions' })).toBeDisabled();
  await getScreenTab(page, 'Outro').click();
  await place(page, 'Outro button').toEqual(outro);
});

// Requirement: placement.snapping, placement.dragging
test('near the middle an element snaps to a line, unless Alt is held; Escape puts it back; arrow keys move it by pixels of the design @proof', async ({
  page,
}) => {
  await openCustomization(page);
  await openSettings(page, 'Layout');
  const button = getHandle(page, 'spin button');
  const guides = page.getByTestId('guide');
  await drag(page, button, { x: 4, y: -60 }, { isHeld: true });
  await expect(guides.and(page.locator('[data-axis="x"]'))).toHaveCount(1);
  await x(page, 'Spin button').toBe(50);
  await page.keyboard.down('Alt');
  const held = await findPoint(button, 0.2);
  await page.mouse.move(held.x + 5, held.y);
  await expect(guides).toHaveCount(0);
  await x(page, 'Spin button').toBeGreaterThan(50);
  await page.keyboard.up('Alt');

  await page.keyboard.press('Escape');
  await place(page, 'Spin button').toEqual({ x: 50, y: 58 });
  await page.mouse.up();
  await place(page, 'Spin button').toEqual({ x: 50, y: 58 });
  await expect(page.getByRole('button', { name: 'Reset cover positions' })).toBeDisabled();

  // Chosen in the list, an element takes the keys at once.
  await page.getByRole('list', { name: 'Elements on this screen' }).getByText('Cover text').click();
  await expect(getHandle(page, 'cover text')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await place(page, 'Cover text').toEqual({ x: 50.3, y: 80 });
  await page.keyboard.press('Shift+ArrowDown');
  await place(page, 'Cover text').toEqual({ x: 50.3, y: 81.5 });
});

// Requirement: placement.split-screen
test('on a split screen button and finger stay in the lower half; the video moves freely and is sized by its corners', async ({
  page,
}) => {
  await openCustomization(page);
  await getScreenTab(page, 'Gameplay').click();
  await drag(page, getHandle(page, 'spin button'), { x: 0, y: -200 });
  // It keeps its distance from the video.
  await y(page, 'Spin button').toBeCloseTo(50, 0);
  await openSettings(page, 'Layout');
  await drag(page, getHandle(page, 'video area'), { x: 0, y: 60 });
  await y(page, 'Video area').toBeGreaterThan(30);

  await expect(page.getByRole('slider', { name: 'Video size' })).toHaveAttribute('aria-valuetext', '100 %');
  await drag(page, page.getByTestId('video-corner').first(), { x: 60, y: 34 });
  await expect(page.getByRole('slider', { name: 'Video size' })).toHaveAttribute(
    'aria-valuetext',
    /^[4-7]0 %$/,
  );
});

test('the video cannot be dragged off the screen, and one reset undoes its position and its size @proof', async ({
  page,
}) => {
  await openCustomization(page, { videoSize: 0.6 });
  await getScreenTab(page, 'Gameplay').click();
  await openSettings(page, 'Layout');
  await drag(page, getHandle(page, 'video area'), { x: -900, y: -900 });
  await place(page, 'Video area').toEqual({ x: 27, y: 8.5 });
  await page.getByRole('button', { name: 'Reset gameplay positions' }).click();
  await place(page, 'Video area').toEqual({ x: 50, y: 25 });
  const size = page.getByRole('slider', { name: 'Video size' });
  await expect(size).toHaveAttribute('aria-valuetext', '100 %');
  await page.keyboard.press('Control+z');
  await expect(size).toHaveAttribute('aria-valuetext', '60 %');
  await place(page, 'Video area').toEqual({ x: 27, y: 8.5 });
});

// Requirement: placement.finger-follows
test('the finger does not cover the label or block dragging the button, and moves with it @proof', async ({
  page,
}) => {
  await openCustomization(page);
  const button = await getHandle(page, 'spin button').boundingBox();
  const finger = await getHandle(page, 'finger pointer').boundingBox();
  if (button === null || finger === null) throw new Error('They are not visible');
  // The label is in the middle of the button, and the hand in its box begins below the ring.
  expect(finger.x).toBeGreaterThan(button.x + button.width / 2);
  expect(finger.y).toBeGreaterThan(button.y + button.height / 2);
  const findDistance = async () => {
    const [hand, at] = [await readPlace(page, 'Finger pointer'), await readPlace(page, 'Spin button')];
    return { x: hand.x - at.x, y: Math.round((hand.y - at.y) * 10) / 10 };
  };
  const before = await findDistance();
  const overlap = { x: finger.x + 8, y: button.y + button.height - 8 };
  await page.mouse.move(overlap.x, overlap.y);
  await page.mouse.down();
  await page.mouse.move(overlap.x - 40, overlap.y - 60, { steps: 5 });
  await page.mouse.up();
  await y(page, 'Spin button').toBeLessThan(52);
  expect(await findDistance()).toEqual(before);
  await page.keyboard.press('Control+z');
  await place(page, 'Spin button').toEqual({ x: 50, y: 58 });
  await place(page, 'Finger pointer').toEqual({ x: 50, y: 60 });
});

test('a press keeps the selected element, and clicking again selects the one below @proof', async ({
  page,
}) => {
  await openCustomization(page);
  const selected = page.getByTestId('stage').locator('[data-chosen] > button');
  const [button, finger] = [getHandle(page, 'spin button'), getHandle(page, 'finger pointer')];
  const [lower, upper] = [await finger.boundingBox(), await button.boundingBox()];
  if (lower === null || upper === null) throw new Error('They are not visible');
  const overlap = { x: lower.x + 8, y: upper.y + upper.height - 8 };
  const click = () => page.mouse.click(overlap.x, overlap.y);
  await click();
  await expect(selected).toHaveAccessibleName('Move spin button');
  await click();
  await expect(selected).toHaveAccessibleName('Move finger pointer');
  await expect(page.getByRole('switch', { name: 'Show finger pointer' })).toBeFocused();
  // Selected, the finger wins over the button before it.
  await page.mouse.move(overlap.x, overlap.y);
  await page.mouse.down();
  await page.mouse.move(overlap.x + 20, overlap.y + 30, { steps: 5 });
  await page.mouse.up();
  await y(page, 'Finger pointer').toBeGreaterThan(62);
  await place(page, 'Spin button').toEqual({ x: 50, y: 58 });
});

// Requirement: placement.shapes
test('warns about a text that is dragged over the button, and about an element that may be covered, and shows the safe zones @proof', async ({
  page,
}) => {
  await openCustomization(page);
  const [button, text] = [getHandle(page, 'spin button'), getHandle(page, 'cover text')];
  const overlap = page.getByRole('status').filter({ hasText: 'overlap' });
  await expect(overlap).toHaveCount(0);
  const [from, to] = [await findPoint(text, 0.5), await findPoint(button, 0.5)];
  await drag(page, text, { x: 0, y: to.y - from.y }, { isHeld: true });
  await expect(overlap).toContainText('The cover text overlaps the spin button. Also in 9:19.5 and 2:3.');
  await expect(text).toHaveAttribute('data-colliding');
  await page.keyboard.press('Escape');
  await expect(overlap).toHaveCount(0);
  await page.mouse.up();

  const warning = page.getByRole('status').filter({ hasText: 'May be covered or cropped' });
  await expect(warning).toHaveCount(0);
  await drag(page, getHandle(page, 'spin button'), { x: 0, y: -400 });
  await expect(warning).toContainText('Spin button is partly behind the notch (9:19.5).');

  const zones = page.getByTestId('safe-zone');
  await expect(zones).toHaveCount(0);
  await page.getByRole('button', { name: 'Safe zones' }).click();
  await expect(zones.filter({ hasText: 'Cropped at 2:3' })).toHaveCount(2);
  await page.getByRole('button', { name: '9:19.5' }).click();
  await expect(zones.filter({ hasText: 'Notch' })).toHaveCount(1);
  await expect(zones.filter({ hasText: 'Home bar' })).toHaveCount(1);
  await page.getByRole('button', { name: 'Reset cover positions' }).click();
  await expect(warning).toHaveCount(0);
});

test('in full screen, button and finger may be anywhere over the uncropped video, and an outro without an image shows its last frame on a card @proof', async ({
  page,
}) => {
  await openCustomization(page, {
    assets: { gameplayVideo: { splitScreen: false } },
  });
  const stage = page.getByTestId('stage');
  const shareOfStage = async () => {
    const [stageBox, video] = [
      await stage.boundingBox(),
      await stage.locator('video:not(.soft video)').boundingBox(),
    ];
    return (video?.width ?? 0) / (stageBox?.width ?? 1);
  };
  await getScreenTab(page, 'Gameplay').click();
  await expect.poll(shareOfStage).toBeCloseTo(1, 2);
  await page.getByRole('button', { name: '2:3' }).click();
  await expect.poll(shareOfStage).toBeCloseTo((9 / 16) * 1.5, 2);
  await getScreenTab(page, 'Outro').click();
  await expect(stage.locator('.card video')).toBeVisible();
  await expect.poll(shareOfStage).toBeLessThan((9 / 16) * 1.5);
  const ended = () =>
    stage.locator('.card video').evaluate((video: HTMLVideoElement) => video.duration - video.currentTime);
  await expect.poll(ended).toBeLessThan(0.1);
});

/** Returns the properties whose changes are animated from now on. */
function recordTransitions(page: Page): Promise<JSHandle<string[]>> {
  return page.evaluateHandle(() => {
    const properties: string[] = [];
    document.addEventListener('transitionrun', ({ propertyName }) => void properties.push(propertyName));
    return properties;
  });
}
