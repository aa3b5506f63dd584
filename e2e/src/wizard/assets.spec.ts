import { expect } from '@playwright/test';
import { messages } from '@spinreel/config-schema/messages/messages';
import { fixtureMedia } from '@spinreel/fixtures/fixture-media';
import { makeSmallSlotClip } from '@spinreel/fixtures/make-small-slot-clip';
import { dropFiles, pasteFile } from '../support/drop-files.ts';
import { checkScreen } from '../support/check-screen.ts';
import { test } from '../support/test.ts';
import { chooseFile, openWizard } from '../support/wizard.ts';

// Requirement: wizard.sample-ad
test('the casino sample is one step that can be undone, and can be requested by URL', async ({ page }) => {
  await openWizard(page);
  await page.getByRole('button', { name: 'Use the sample' }).click();
  await expect(page.getByText('Sample loaded')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Cover image' })).toBeVisible();
  await checkScreen(page, 'assets-sample');
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Use the sample' })).toBeVisible();
  await expect(page.getByLabel('Upload gameplay video', { exact: true })).toBeVisible();

  await page.goto('/create?sample=casino');
  await expect(page.getByText('Sample loaded')).toBeVisible();
  expect(new URL(page.url()).searchParams.has('sample')).toBe(false);
});

// Requirement: upload.drop-and-paste
test('files dropped at once find their slots, and a pasted file fills the first empty one', async ({
  page,
}) => {
  await openWizard(page);
  const { cover, badge, background } = fixtureMedia;
  await dropFiles(page, {
    paths: [await makeSmallSlotClip(), badge.path, cover.path],
    selector: 'main',
    whileOver: async () => {
      await expect(page.getByText('Drop your files anywhere')).toBeVisible();
      await checkScreen(page, 'assets-dragging');
    },
  });
  await expect(page.getByText('Drop your files anywhere')).toBeHidden();
  await expect(
    page.getByText(/small-slot-clip-9.mp4 becomes the gameplay video.* cover.jpg becomes the cover image/),
  ).toBeVisible();
  await expect(page.getByRole('img', { name: 'Cover image' })).toBeVisible();
  await expect(page.getByText('Video processed successfully')).toBeVisible();
  await pasteFile(page, background.path);
  await expect(page.getByText('Pasted as background image.')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Custom image' })).toBeChecked();
  await expect(page.getByRole('img', { name: 'Background image' })).toBeVisible();
});

// Requirement: upload.retry
test('an upload can be cancelled, and retried with the same file after a network failure', async ({
  page,
}) => {
  await openWizard(page);
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  const throttle = (uploadThroughput: number) =>
    network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  await throttle(100_000);
  await chooseFile(page, 'gameplay video', fixtureMedia.slotClip.path);
  await expect(page.getByText(messages.upload.uploading)).toBeVisible();
  await expect(page.getByText(/ MB, .*\/s, \d+ s left$/)).toBeVisible();
  await checkScreen(page, 'assets-uploading');
  await page.getByRole('button', { name: 'Cancel gameplay video upload' }).click();
  await expect(page.getByLabel('Upload gameplay video', { exact: true })).toBeVisible();
  await throttle(-1);

  await page.route('**/api/upload/video', (route) => route.abort('connectionreset'));
  await chooseFile(page, 'gameplay video', fixtureMedia.slotClip.path);
  await expect(page.getByText(messages.upload.connectionLost)).toBeVisible();
  await expect(page.getByRole('alert')).toContainText(messages.upload.noAnswer.network);
  await checkScreen(page, 'assets-failed');
  await page.unroute('**/api/upload/video');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Video processed successfully')).toBeVisible();
});

// Requirement: crop.server-side
test('split screen and zoom crop the stored video: health check first, and no file is sent again', async ({
  page,
}) => {
  await openWizard(page);
  await chooseFile(page, 'gameplay video', await makeSmallSlotClip());
  await expect(page.getByText('Video processed successfully')).toBeVisible();
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/api\/(health|upload)/.test(pathname)) calls.push(pathname);
  });
  await page.getByRole('switch', { name: 'Split screen' }).click();
  await expect(page.getByText(messages.upload.processing)).toBeVisible();
  await expect(page.getByText('Video processed successfully')).toBeVisible();
  expect(calls).toEqual(['/api/health', '/api/upload/video/recut']);

  await page.route('**/api/health', (route) => route.abort());
  await page.getByRole('slider', { name: 'Zoom' }).press('ArrowRight');
  await expect(page.getByRole('alert')).toHaveText(
    /^Backend server is not running. Please start the backend server./,
  );
  await page.unroute('**/api/health');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Video processed successfully')).toBeVisible();
});
