import { expect, type Page } from '@playwright/test';
import { fixtureMedia } from '@spinreel/fixtures/fixture-media';
import type { Film } from './film.ts';
import type { Pointer } from './pointer.ts';

/** The dependencies of the walkthrough. */
export interface Stage {
  readonly page: Page;
  readonly pointer: Pointer;
  readonly film: Film;
  readonly accessPassword: string;
}

const encodingTimeoutMs = 180_000;

/** Makes an ad from the front page to the exported file, in scenes that last one minute together. */
export async function playWalkthrough(stage: Stage): Promise<void> {
  await showWizard(stage);
  await showUploads(stage);
  await showTimeline(stage);
  await showCustomization(stage);
  await showPreview(stage);
  await showExport(stage);
}

async function showWizard({ page, pointer, film, accessPassword }: Stage): Promise<void> {
  await page.goto('/');
  await page.waitForTimeout(1500);
  await film.scene(
    { caption: 'A playable casino ad in five minutes, without code.', seconds: 5 },
    async () => {
      await page.waitForTimeout(2200);
      await pointer.click(page.getByRole('button', { name: 'Create Ad' }).first());
      await page.waitForTimeout(500);
      await page.getByLabel('Password', { exact: true }).pressSequentially(accessPassword, { delay: 45 });
      await pointer.click(page.getByRole('button', { name: 'Unlock' }));
      await expect(page.getByRole('heading', { name: 'Upload Your Assets' })).toBeVisible();
    },
  );
}

async function showUploads({ page, pointer, film }: Stage): Promise<void> {
  const upload = (place: string) => page.getByLabel(`Upload ${place}`, { exact: true });
  await film.scene(
    {
      caption: 'Bring a cover and a gameplay video. They are checked and fitted as they arrive.',
      seconds: 9,
    },
    async () => {
      await page.waitForTimeout(700);
      await pointer.to(
        page
          .locator('label, div')
          .filter({ has: upload('cover image') })
          .last(),
      );
      await upload('cover image').setInputFiles(fixtureMedia.cover.path);
      await expect(page.getByRole('button', { name: 'Remove cover image' })).toBeVisible();
      await page.waitForTimeout(700);
      await upload('gameplay video').setInputFiles(fixtureMedia.slotClip.path);
      await page.waitForTimeout(1500);
      await film.offCamera(() =>
        expect(page.getByText('Video processed successfully')).toBeVisible({ timeout: encodingTimeoutMs }),
      );
      await page.waitForTimeout(2200);
      await pointer.click(page.getByRole('button', { name: 'Continue to Timeline' }));
      await expect(page.getByRole('heading', { name: 'Configure Interaction Points' })).toBeVisible();
      await page.waitForTimeout(600);
    },
  );
}

async function showTimeline({ page, pointer, film }: Stage): Promise<void> {
  const strip = page.getByTestId('timeline-strip');
  await film.scene(
    { caption: 'Mark where the viewer must spin, or let the spin finder propose it.', seconds: 11 },
    async () => {
      await page.waitForTimeout(300);
      const finder = page.getByRole('button', { name: 'Use the best 2' });
      await film.offCamera(() => expect(finder).toBeVisible({ timeout: encodingTimeoutMs }));
      await pointer.to(strip, { x: 0.15, y: 0.5 });
      await pointer.to(strip, { x: 0.5, y: 0.5 });
      await page.waitForTimeout(500);
      await pointer.click(finder);
      await page.waitForTimeout(900);
      await pointer.to(strip, { x: 0.4, y: 0.3 });
      await page.waitForTimeout(500);
      await pointer.drag(page.getByRole('slider', { name: /end/i }).first(), { x: -60, y: 0 });
      await page.waitForTimeout(1200);
      await pointer.click(page.getByRole('button', { name: 'Continue to Customization' }));
      await expect(page.getByRole('heading', { name: 'Customize Your Ad' })).toBeVisible();
      await page.waitForTimeout(500);
    },
  );
}

async function showCustomization({ page, pointer, film }: Stage): Promise<void> {
  const label = page.getByLabel('Button text', { exact: true });
  await film.scene(
    {
      caption: 'Make it yours: text, colours, badge, music. Drag anything where you want it.',
      seconds: 15,
    },
    async () => {
      await pointer.click(label);
      await label.fill('');
      await label.pressSequentially('Spin now', { delay: 90 });
      await page.waitForTimeout(500);
      await pointer.click(page.getByRole('radio', { name: /purple/i }).first());
      await page.waitForTimeout(700);
      const store = page.getByLabel('Store URL');
      await pointer.click(store);
      await store.fill('https://apps.apple.com/app/id0000000000');
      await page.waitForTimeout(500);
      const settings = page.getByRole('tablist', { name: 'Settings' });
      await pointer.click(settings.getByRole('tab', { name: 'Badge' }));
      await page
        .getByLabel('Upload winning badge image', { exact: true })
        .setInputFiles(fixtureMedia.badge.path);
      await pointer.click(settings.getByRole('tab', { name: 'Outro' }));
      await page.getByLabel('Upload outro image', { exact: true }).setInputFiles(fixtureMedia.outro.path);
      await page.waitForTimeout(1500);
      await pointer.click(page.getByRole('tab', { name: 'Cover' }));
      await page.waitForTimeout(400);
      await pointer.drag(
        page
          .getByTestId('stage')
          .getByRole('button', { name: /cover text/i })
          .first(),
        { x: 0, y: 16 },
      );
      await page.waitForTimeout(1200);
      await pointer.click(page.getByRole('button', { name: 'Continue to Preview' }));
      await expect(page.getByRole('heading', { name: 'Preview Your Ad' })).toBeVisible();
    },
  );
}

async function showPreview({ page, pointer, film }: Stage): Promise<void> {
  const ad = page.frameLocator('iframe[title="Ad preview"]');
  const spin = ad.getByRole('button', { name: 'Spin now' }).locator('visible=true').first();
  await film.scene(
    { caption: 'Play it as your audience will. What you preview is the very file that ships.', seconds: 11 },
    async () => {
      await film.offCamera(() => expect(spin).toBeVisible({ timeout: encodingTimeoutMs }));
      await page.waitForTimeout(900);
      await pointer.click(spin);
      await page.waitForTimeout(900);
      await expect(spin).toBeVisible();
      await page.waitForTimeout(700);
      await pointer.click(spin);
      await page.waitForTimeout(4200);
      await pointer.click(page.getByRole('button', { name: '9:16' }));
      await page.waitForTimeout(1200);
    },
  );
  await page.getByRole('button', { name: 'Continue to Export' }).click();
  await expect(page.getByRole('heading', { name: 'Export Your Ad' })).toBeVisible();
  await expect(page.getByText(/Checked against/).first()).toBeVisible({ timeout: encodingTimeoutMs });
}

async function showExport({ page, pointer, film }: Stage): Promise<void> {
  await film.scene(
    {
      caption: 'Every rule of every network is checked before the file leaves. Download, upload, done.',
      seconds: 9,
    },
    async () => {
      await page.waitForTimeout(1500);
      await pointer.click(page.getByRole('button', { name: 'Export ZIP' }));
      await film.offCamera(() =>
        expect(page.getByText('Export Complete!')).toBeVisible({ timeout: encodingTimeoutMs }),
      );
      await page.waitForTimeout(700);
      await pointer.to(page.getByRole('link', { name: 'Download Ad' }));
      await page.waitForTimeout(2500);
    },
  );
}
