import { expect, test } from '@playwright/test';
import { messages } from '@spinreel/config-schema/messages';
import { fixtureMedia } from '@spinreel/fixtures/fixture-media';
import { checkFile } from '@spinreel/preflight/check-artifact';
import { exportedFile } from './exported-file.ts';
import { dropFiles, pasteFile } from './handed-files.ts';
import { lookAt } from './looked-at-screen.ts';
import { accessPassword } from './served-product.ts';
import { chooseFile, unlock } from './wizard.ts';

const maxClicks = 12;

test('a newcomer goes from the front page to a finished ZIP in at most twelve clicks', async ({ page }) => {
  let clicks = 0;
  const click = async (role: 'button' | 'link', name: string) => {
    clicks += 1;
    await page.getByRole(role, { name }).first().click();
  };
  await page.goto('/');
  await click('button', 'Create Ad');
  await page.getByLabel('Password', { exact: true }).fill(accessPassword);
  await click('button', 'Unlock');
  await click('button', 'Use the sample');
  await click('link', 'Go to export');
  await expect(page.getByRole('heading', { name: 'Export Your Ad' })).toBeVisible();
  await click('button', 'ZIP');
  await expect(page.getByText('Export Complete!')).toBeVisible({ timeout: 240_000 });
  const { name, bytes } = await exportedFile(page, () => click('link', 'Download Ad'));
  expect(clicks).toBeLessThanOrEqual(maxClicks);
  const verdict = await checkFile({ bytes, fileName: name, network: 'meta' });
  expect(verdict.findings.filter((finding) => !finding.passed)).toEqual([]);
});

test('the casino sample is one step that can be undone, and an address can ask for it', async ({ page }) => {
  await unlock(page);
  await page.getByRole('button', { name: 'Use the sample' }).click();
  await expect(page.getByText('The casino sample is in')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Cover image' })).toBeVisible();
  await lookAt(page, 'assets-sample');
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Use the sample' })).toBeVisible();
  await expect(page.getByLabel('Upload gameplay video', { exact: true })).toBeVisible();

  await page.goto('/create?sample=casino');
  await expect(page.getByText('The casino sample is in')).toBeVisible();
  expect(new URL(page.url()).searchParams.has('sample')).toBe(false);
});

test('files dropped at once find their places, and one that is pasted the first that is empty', async ({
  page,
}) => {
  await unlock(page);
  const { cover, slotClip, badge, background } = fixtureMedia;
  await dropFiles(page, {
    paths: [slotClip.path, badge.path, cover.path],
    selector: 'main',
    whileOver: async () => {
      await expect(page.getByText('Drop your files anywhere')).toBeVisible();
      await lookAt(page, 'assets-dragging');
    },
  });
  await expect(page.getByText('Drop your files anywhere')).toBeHidden();
  await expect(
    page.getByText(/slot-clip.mp4 becomes the gameplay video.* cover.jpg becomes the cover image/),
  ).toBeVisible();
  await expect(page.getByRole('img', { name: 'Cover image' })).toBeVisible();
  await expect(page.getByText('Video processed successfully')).toBeVisible({ timeout: 60_000 });
  await pasteFile(page, background.path);
  await expect(page.getByText('Pasted as background image.')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Custom image' })).toBeChecked();
  await expect(page.getByRole('img', { name: 'Background image' })).toBeVisible();
});

test('an upload can be stopped on its way, and tried again with the same file when the network failed', async ({
  page,
}) => {
  await unlock(page);
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
  await lookAt(page, 'assets-uploading');
  await page.getByRole('button', { name: 'Cancel gameplay video upload' }).click();
  await expect(page.getByLabel('Upload gameplay video', { exact: true })).toBeVisible();
  await throttle(-1);

  await page.route('**/api/upload/video', (route) => route.abort('connectionreset'));
  await chooseFile(page, 'gameplay video', fixtureMedia.slotClip.path);
  await expect(page.getByText(messages.upload.connectionLost)).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('Upload failed');
  await lookAt(page, 'assets-failed');
  await page.unroute('**/api/upload/video');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Video processed successfully')).toBeVisible({ timeout: 60_000 });
});

test('split screen and zoom have the server cut what it has: health first, and no file is sent again', async ({
  page,
}) => {
  await unlock(page);
  await chooseFile(page, 'gameplay video', fixtureMedia.slotClip.path);
  await expect(page.getByText('Video processed successfully')).toBeVisible({ timeout: 60_000 });
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/api\/(health|upload)/.test(pathname)) calls.push(pathname);
  });
  await page.getByRole('switch', { name: 'Split screen' }).click();
  await expect(page.getByText(messages.upload.processing)).toBeVisible();
  await expect(page.getByText('Video processed successfully')).toBeVisible({ timeout: 60_000 });
  expect(calls).toEqual(['/api/health', '/api/upload/video/recut']);

  await page.route('**/api/health', (route) => route.abort());
  await page.getByRole('slider', { name: 'Zoom' }).press('ArrowRight');
  await expect(page.getByRole('alert')).toHaveText(
    /^Backend server is not running. Please start the backend server./,
  );
  await page.unroute('**/api/health');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Video processed successfully')).toBeVisible({ timeout: 60_000 });
});
