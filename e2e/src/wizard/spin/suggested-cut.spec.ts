import { expect, type Page } from '@playwright/test';
import { makeRecording, recordingFacts } from '@spinreel/fixtures/make-recording';
import { makeSmallCover } from '@spinreel/fixtures/make-small-cover';
import { checkScreen } from '../../support/check-screen.ts';
import { test } from '../../support/test.ts';
import { dragTo, expectSelection, findCentre } from '../../support/timeline.ts';
import { continueTo, listFrames, openWizard, uploadCoverAndVideo } from '../../support/wizard.ts';

const { frameRate } = recordingFacts;

test.beforeEach(async ({ page }) => {
  await openWizard(page);
  await uploadCoverAndVideo(page, { cover: await makeSmallCover(), video: await makeRecording() });
  await continueTo(page, 'Continue to Timeline', 'Configure Interaction Points');
});

// Requirement: timeline.suggested-cut
test('one press selects the end of a recording with its spins, and one step undoes it @proof', async ({
  page,
}) => {
  const { use, suggestion, proposal, changes, selected, next } = parts(page);
  await expect(suggestion).toHaveText(
    /^Suggested cut: 00:25\.\d\d to 00:37\.\d\d \(11\.\d s\) Pauses at 00:2[78]\.\d\d and 00:3[12]\.\d\d\.$/,
  );
  await expect(proposal).toBeVisible();
  await expect(next).toBeDisabled();
  await checkScreen(page, 'timeline-suggested-cut');
  await expectSelection(page, { length: '15.0 s', start: '00:00.00', end: '00:15.00' });

  await use.focus();
  await page.keyboard.press('Enter');
  await expect(changes).toHaveText(/^Suggested cut used: 00:25\.\d\d to 00:37\.\d\d\. Pauses at /);
  await expect(page.getByRole('slider', { name: 'Playhead' })).toBeFocused();
  await expect(suggestion).toHaveText(/^Suggested cut in use: /);
  await expect(use).toBeHidden();
  await expect(proposal).toBeHidden();
  const frames = await listFrames(page);
  expect(frames).toHaveLength(2);
  for (const [index, spinSeconds] of [28, 32].entries()) {
    expect(Math.abs((frames[index] ?? 0) - spinSeconds * frameRate)).toBeLessThanOrEqual(5);
  }
  const part = await selected.getAttribute('aria-valuetext');
  expect(part).toMatch(/^00:25\.\d\d to 00:37\.\d\d$/);
  await expect(next).toBeEnabled();
  await expect(page.getByText('Please add 2 more pause points.')).toHaveCount(0);

  await page.keyboard.press('ControlOrMeta+z');
  await expectSelection(page, { length: '15.0 s', start: '00:00.00', end: '00:15.00' });
  expect(await listFrames(page)).toEqual([]);
  await expect(use).toBeVisible();
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(selected).toHaveAttribute('aria-valuetext', part ?? '');
  expect(await listFrames(page)).toEqual(frames);

  await page.getByRole('radio', { name: 'Single Spin' }).click();
  await expect(suggestion).toHaveText(
    /^Suggested cut: 00:\d\d\.\d\d to 00:37\.\d\d \(\d\.\d s\) Pause at 00:3[12]\./,
  );
  await use.click();
  expect(await listFrames(page)).toEqual([frames[1]]);
});

// Requirement: timeline.slip
test('the selected part is moved as a whole by mouse, by keys and by typing, and its pauses stay on their frames @proof', async ({
  page,
}) => {
  const { use, selected, changes, next } = parts(page);
  await use.click();
  const frames = await listFrames(page);
  const startOf = async () => Number(await selected.getAttribute('aria-valuenow'));
  const start = await startOf();
  const length = await page.getByTestId('trim-selection').innerText();

  await selected.focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(startOf).toBeCloseTo(start - 1 / frameRate, 6);
  await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(startOf).toBeCloseTo(start - 1 / frameRate + 1, 6);
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
  await expect.poll(startOf, 'moves in a row are one step').toBeCloseTo(start, 6);

  const strip = (await page.getByTestId('timeline-strip').boundingBox()) ?? { width: 0 };
  const pxPerSecond = strip.width / recordingFacts.durationSeconds;
  await dragTo(page, selected, (await findCentre(selected)) - 10 * pxPerSecond);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect.poll(startOf, 'Escape reverts the drag').toBeCloseTo(start, 6);
  await dragTo(page, selected, (await findCentre(selected)) - 15 * pxPerSecond);
  await page.mouse.up();
  await expect.poll(startOf).toBeLessThan(start - 14);
  await expect(page.getByTestId('trim-selection'), 'the length is the same').toHaveText(length);
  await expect(changes).toHaveText(/ Pause 1 and Pause 2 are now outside the selected part\.$/);
  expect(await listFrames(page), 'pauses stay on their frames').toEqual(frames);
  await expect(next).toBeDisabled();

  const typed = page.getByLabel('Start of the selected part');
  await typed.fill('39');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText(/long, so it starts at 00:2\d\.\d\d at the latest\.$/);
  await typed.fill('24');
  await page.keyboard.press('Enter');
  await expect.poll(startOf).toBe(24);
  await expect(changes).toHaveText(/^Moved: 00:24\.00 to 00:3\d\.\d\d, 11\.\d s selected\.$/);
  await expect(next).toBeEnabled();
});

// Requirement: timeline.slip
test('the key for the start moves the selected part to a playhead that is after it @proof', async ({
  page,
}) => {
  await page.getByLabel('Playhead time').fill('22');
  await page.keyboard.press('Enter');
  await page.keyboard.press('[');
  await expectSelection(page, { length: '15.0 s', start: '00:22.00', end: '00:37.00' });
  await page.getByLabel('Playhead time').fill('8');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Start at the playhead' }).click();
  await expectSelection(page, { length: '15.0 s', start: '00:08.00', end: '00:23.00' });
  await page.getByLabel('Playhead frame').fill('f149');
  await page.keyboard.press('Enter');
  await page.keyboard.press(']');
  await expectSelection(page, { length: '5.0 s', start: '00:00.00', end: '00:05.00' });
});

function parts(page: Page) {
  return {
    use: page.getByRole('button', { name: 'Use suggested cut' }),
    suggestion: page.getByRole('status', { name: 'Suggested cut' }),
    proposal: page.getByTestId('cut-proposal'),
    selected: page.getByRole('slider', { name: 'Selected part' }),
    changes: page.getByRole('status', { name: 'Timeline changes' }),
    next: page.getByRole('button', { name: 'Continue to Customization' }),
  };
}
