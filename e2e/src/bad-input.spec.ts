import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { messages } from '@spinreel/config-schema/messages';
import { fixtureMedia } from '@spinreel/fixtures/fixture-media';
import { oversizedPng, truncatedPng } from '@spinreel/fixtures/hostile-images';
import { playlistNamedMp4, textNamedMp4 } from '@spinreel/fixtures/hostile-videos';
import { chooseFile, unlock } from './wizard.ts';

test('files that are not what they say are refused in the spec’s words, and what was saved stays', async ({
  page,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'spinreel-bad-input-'));
  await unlock(page);
  await chooseFile(page, 'cover image', fixtureMedia.cover.path);
  await expect(page.getByRole('button', { name: 'Remove cover image' })).toBeVisible();

  for (const path of [await textNamedMp4(folder), await playlistNamedMp4(folder)]) {
    await chooseFile(page, 'gameplay video', path);
    await expect(page.getByText(messages.upload.videoFormat)).toBeVisible();
  }

  const truncated = join(folder, 'truncated.png');
  await writeFile(truncated, await truncatedPng());
  await page.getByLabel('Replace cover image').setInputFiles(truncated);
  await expect(page.getByText(messages.upload.unreadable)).toBeVisible();

  const large = join(folder, 'large.png');
  await writeFile(large, oversizedPng());
  await page.getByLabel('Replace cover image').setInputFiles(large);
  await expect(page.getByText(/^Image file size \(.* MB\) exceeds platform limits/)).toBeVisible();

  await expect(page.getByRole('img', { name: 'Cover image' })).toBeVisible();
  await expect(page.getByRole('status', { name: 'Saving' })).toContainText('Saved');
  await page.reload();
  await expect(page.getByRole('img', { name: 'Cover image' })).toBeVisible();
});

test('markup in a label reaches the ad as text, and a path in place of an asset is refused', async ({
  page,
}) => {
  await unlock(page);
  await chooseFile(page, 'cover image', fixtureMedia.cover.path);
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
