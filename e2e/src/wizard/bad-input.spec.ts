// Requirement: upload.bad-files
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { messages } from '@spinreel/config-schema/messages/messages';
import { makeSmallCover } from '@spinreel/fixtures/make-small-cover';
import { makeOversizedPng, makeTruncatedPng } from '@spinreel/fixtures/hostile/hostile-images';
import { makePlaylistNamedMp4, makeTextNamedMp4 } from '@spinreel/fixtures/hostile/hostile-videos';
import { test } from '../support/test.ts';
import { chooseFile, openWizard } from '../support/wizard.ts';

test('refuses files that are not what they claim to be, and keeps the saved ones', async ({ page }) => {
  const folder = await mkdtemp(join(tmpdir(), 'spinreel-bad-input-'));
  await openWizard(page);
  await chooseFile(page, 'cover image', await makeSmallCover());
  await expect(page.getByRole('button', { name: 'Remove cover image' })).toBeVisible();

  for (const path of [await makeTextNamedMp4(folder), await makePlaylistNamedMp4(folder)]) {
    await chooseFile(page, 'gameplay video', path);
    await expect(page.getByText(messages.upload.videoFormat)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' }), 'the file stays what it is').toHaveCount(0);
    await expect(page.getByLabel('Choose another file as gameplay video')).toBeAttached();
  }

  const truncated = join(folder, 'truncated.png');
  await writeFile(truncated, await makeTruncatedPng());
  await page.getByLabel('Replace cover image').setInputFiles(truncated);
  await expect(page.getByText(messages.upload.unreadable)).toBeVisible();

  const large = join(folder, 'large.png');
  await writeFile(large, makeOversizedPng());
  await page.getByLabel('Replace cover image').setInputFiles(large);
  await expect(page.getByText(/^Image file size \(.* MB\) exceeds platform limits/)).toBeVisible();

  await expect(page.getByRole('img', { name: 'Cover image' })).toBeVisible();
  await expect(page.getByRole('status', { name: 'Saving' })).toContainText('Saved');
  await page.reload();
  await expect(page.getByRole('img', { name: 'Cover image' })).toBeVisible();
});

test('refuses a file of the wrong format or size with its slot’s message before a byte is sent', async ({
  page,
}) => {
  await openWizard(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/upload/')) sent.push(request.url());
  });
  await page.getByRole('radio', { name: 'Custom image' }).click();
  const bytes = (sizeBytes: number) => Buffer.alloc(sizeBytes);
  const choose = (place: string, name: string, sizeBytes: number) =>
    page
      .getByLabel(`Upload ${place}`, { exact: true })
      .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: bytes(sizeBytes) });
  const tooLarge = 'exceeds platform limits for Meta Ads and Moloco playable ads. Maximum allowed:';
  for (const [place, name, sizeBytes, message] of [
    ['cover image', 'a.svg', 9, 'Image format not supported for Meta Ads and Moloco platforms.'],
    ['cover image', 'a.png', 2_097_153, `Image file size (2.01 MB) ${tooLarge} 2 MB.`],
    ['background image', 'a.svg', 9, 'Background image format not supported for Meta Ads and Moloco'],
    ['background image', 'a.png', 3_145_728, `Background image file size (3.00 MB) ${tooLarge} 2 MB.`],
    ['gameplay video', 'a.mkv', 9, 'Video format not supported for Meta Ads and Moloco platforms.'],
    ['gameplay video', 'a.mp4', 10_485_761, `Video file size (10.01 MB) ${tooLarge} 10 MB.`],
  ] as const) {
    await choose(place, name, sizeBytes);
    await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible();
  }
  await expect(page.getByText('The system will optimise it further.')).toBeVisible();
  expect(sent).toEqual([]);
});

test('markup in a label appears as text, and a path instead of an asset is refused', async ({ page }) => {
  await openWizard(page);
  await chooseFile(page, 'cover image', await makeSmallCover());
  await expect(page.getByRole('button', { name: 'Remove cover image' })).toBeVisible();
  const adId = new URL(page.url()).searchParams.get('ad') ?? '';
  const answer = await page.request.post(`/api/export/${adId}/preview`, {
    headers: { origin: new URL(page.url()).origin },
    data: {
      config: {
        cta: { label: '</script><script>alert(1)</script>' },
        assets: { coverImage: { filePath: '/etc/passwd' }, gameplayVideo: { filePath: '/etc/passwd' } },
      },
    },
  });
  expect(answer.status()).toBe(422);
  const body = await answer.text();
  expect(JSON.parse(body)).toMatchObject({ success: false, error: { message: messages.ad.unknownAsset } });
  expect(body).not.toMatch(/root:x:|cm9vdDp4/);
});
