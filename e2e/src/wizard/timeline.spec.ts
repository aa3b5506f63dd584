import { expect, type Page } from '@playwright/test';
import { makeSmallCover } from '@spinreel/fixtures/make-small-cover';
import { makeSmallSlotClip } from '@spinreel/fixtures/make-small-slot-clip';
import { checkScreen } from '../support/check-screen.ts';
import { test } from '../support/test.ts';
import { dragTo, expectSelection, findCentre } from '../support/timeline.ts';
import { clickTimeline, continueTo, listFrames, openWizard, uploadCoverAndVideo } from '../support/wizard.ts';

const lastFrame = 269;

test.beforeEach(async ({ page }) => {
  await openWizard(page);
  await uploadCoverAndVideo(page, { cover: await makeSmallCover(), video: await makeSmallSlotClip() });
  await continueTo(page, 'Continue to Timeline', 'Configure Interaction Points');
});

// Requirement: timeline.edit-points
test('pause points are set by click and by key, dragged until they snap, nudged, typed and removed', async ({
  page,
}) => {
  const { playhead, marker, changes } = parts(page);
  await page.getByLabel('Playhead frame').fill('f60');
  await page.keyboard.press('Enter');
  await expect(playhead).toBeFocused();
  await page.keyboard.press('p');
  expect(await listFrames(page)).toEqual([60]);
  await expect(changes).toHaveText('Pause 1 added at 00:02.00.');

  await clickTimeline(page, 0.75);
  const [, clicked = 0] = await listFrames(page);
  expect(Math.abs(clicked - 0.75 * (lastFrame + 1))).toBeLessThanOrEqual(5);
  await clickTimeline(page, 0.5);
  expect(await listFrames(page), 'a third click only shows its frame').toHaveLength(2);
  await expect(playhead).toHaveAttribute('aria-valuenow', /^1(3\d|40)$/);

  const at = Number(await playhead.getAttribute('aria-valuenow'));
  await dragTo(page, marker(1), (await findCentre(playhead)) - 6);
  await expect(page.getByTestId('snap-line')).toBeVisible();
  await page.mouse.up();
  await expect(page.getByTestId('snap-line')).toBeHidden();
  expect((await listFrames(page))[0]).toBe(at);

  await marker(1).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowLeft');
  expect((await listFrames(page))[0]).toBe(at + 1 - 30);
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
  expect((await listFrames(page))[0], 'nudges in a row are one step').toBe(at);

  await page.getByLabel('Pause 2 time').fill('soon');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Use a time such as 00:04.17.')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByLabel('Pause 2 time').fill('6,5');
  await page.keyboard.press('Enter');
  expect(await listFrames(page)).toEqual([at, 195]);

  await marker(2).click();
  expect(await listFrames(page)).toEqual([at]);
  await marker(1).focus();
  await page.keyboard.press('Delete');
  expect(await listFrames(page)).toEqual([]);
  await expect(changes).toHaveText('Pause 1 removed.');
});

// Requirement: timeline.change-level, timeline.trim-handles
test('the video is trimmed by handles and keys, and another level clears the points until it is undone', async ({
  page,
}) => {
  const { playhead, changes, expectSelection } = parts(page);
  await page.getByLabel('Playhead time').fill('2');
  await page.keyboard.press('Enter');
  await page.keyboard.press('[');
  await page.keyboard.press('End');
  await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press(']');
  await expectSelection('6.0 s', '00:02.00', '00:08.00');
  await page.getByRole('slider', { name: 'Trim end' }).focus();
  await page.keyboard.press('Shift+ArrowLeft');
  await expectSelection('5.0 s', '00:02.00', '00:07.00');
  await expect(playhead).toHaveAttribute('aria-valuenow', '209');

  const start = page.getByRole('slider', { name: 'Trim start' });
  await dragTo(page, start, (await findCentre(start)) + 60);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  // Escape takes a drag back.
  await expectSelection('5.0 s', '00:02.00', '00:07.00');

  await clickTimeline(page, 0.4);
  await clickTimeline(page, 0.6);
  const frames = await listFrames(page);
  expect(frames).toHaveLength(2);
  await page.getByRole('radio', { name: 'Single Spin' }).click();
  expect(await listFrames(page)).toEqual([]);
  await expect(changes).toHaveText('Single Spin chosen, 2 pause points cleared.');
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
  await expect(page.getByRole('radio', { name: 'Double Spin' })).toBeChecked();
  expect(await listFrames(page)).toEqual(frames);
});

// Requirement: timeline.filmstrip-zoom, timeline.suggestions
test('the strip shows the video’s frames at every zoom, and suggestions become pause points with one press', async ({
  page,
}) => {
  const { playhead } = parts(page);
  await expect(page.getByTestId('filmstrip')).toBeVisible();
  const suggestions = page.getByRole('list', { name: 'Suggested moments' }).getByRole('button');
  await expect(suggestions.first()).toBeVisible();
  const card = suggestions.first();
  const time = /\d\d:\d\d\.\d\d/.exec(await card.innerText())?.[0] ?? '';
  await card.click();
  await expect(page.getByLabel('Pause 1 time')).toHaveValue(time);
  await expect(page.getByLabel('Playhead time')).toHaveValue(time);
  await suggestions.last().click();
  expect(await listFrames(page)).toHaveLength(2);
  await checkScreen(page, 'timeline-suggestions');

  const strip = page.getByTestId('timeline-strip');
  const width = (await strip.boundingBox())?.width ?? 0;
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await page.keyboard.press('+');
  await expect.poll(async () => (await strip.boundingBox())?.width).toBeGreaterThan(2 * width);
  await page.keyboard.press('End');
  await expect(playhead).toBeInViewport();
  await checkScreen(page, 'timeline-zoomed');
});

// Requirement: timeline.point-distance
test('pauses keep half a second from the ends and from each other, and each refusal explains why @proof', async ({
  page,
}) => {
  const { playhead, marker, changes } = parts(page);
  const add = page.getByRole('button', { name: 'Pause here', exact: true });
  await expect(add, 'nothing can pause on the first frame').toHaveAttribute('aria-disabled', 'true');
  await expect(add).toHaveAccessibleDescription(
    'This frame is too close to the start. A pause needs at least 0.5 seconds of video before it.',
  );
  await page.keyboard.press('p');
  expect(await listFrames(page)).toEqual([]);
  await expect(changes).toContainText('too close to the start');

  await clickTimeline(page, 0.01);
  expect(await listFrames(page), 'a click near the start lands where a pause can be').toEqual([15]);
  await expect(changes).toContainText('Pauses keep at least 0.5 seconds from each other and from both ends.');
  await clickTimeline(page, 0.999);
  expect(await listFrames(page)).toEqual([15, lastFrame + 1 - 15]);

  await dragTo(page, marker(2), (await findCentre(marker(1))) + 2);
  await page.mouse.up();
  expect(await listFrames(page), 'a dragged marker stops half a second before the other').toEqual([15, 30]);
  await page.getByLabel('Pause 2 time').fill('0.7');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText(
    'This frame is too close to Pause 1. Keep at least 0.5 seconds between pauses.',
  );
  await playhead.focus();
  await expect(page.getByLabel('Pause 2 time')).toHaveValue('00:01.00');
  await page.getByLabel('Pause 2 time').fill('abc');
  await playhead.focus();
  await expect(page.getByLabel('Pause 2 time')).toHaveValue('00:01.00');
  await expect(page.getByRole('alert')).toHaveText('“abc” was not used. Use a time such as 00:04.17.');

  await page.getByRole('slider', { name: 'Trim start' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('Pause 1 is too close to the start.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue to Customization' })).toBeDisabled();
});

function parts(page: Page) {
  return {
    playhead: page.getByRole('slider', { name: 'Playhead' }),
    marker: (number: number) => page.getByRole('slider', { name: `Pause ${number}` }),
    changes: page.getByRole('status', { name: 'Timeline changes' }),
    expectSelection: (length: string, start: string, end: string) =>
      expectSelection(page, { length, start, end }),
  };
}
