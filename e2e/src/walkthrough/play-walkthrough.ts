import { expect, type Locator, type Page } from '@playwright/test';
import { fixtureMedia } from '@spinreel/fixtures/fixture-media';

/** A scene's caption and its duration in the finished film. */
export interface SceneTitle {
  readonly caption: string;
  readonly seconds: number;
}

/** What the walkthrough needs of a film, which may be recorded or not. */
export interface SceneFilm {
  scene(title: SceneTitle, play: () => Promise<void>): Promise<void>;
  /** Runs something in the middle of a scene without recording it. */
  offCamera<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Waits until viewers have seen what is shown, in milliseconds. */
  hold(delayMs: number): Promise<void>;
}

/** A point of an element, as shares of its width and height. */
export interface PointInElement {
  readonly x: number;
  readonly y: number;
}

/** A mouse, which may be visible or not. Without a point it uses an element's middle. */
export interface Pointer {
  to(target: Locator, at?: PointInElement): Promise<void>;
  click(target: Locator, at?: PointInElement): Promise<void>;
  /** Drags from an element's position by an offset in window pixels. */
  drag(target: Locator, by: { x: number; y: number }, at?: PointInElement): Promise<void>;
}

/** The dependencies of the walkthrough. */
export interface Stage {
  readonly page: Page;
  readonly pointer: Pointer;
  readonly film: SceneFilm;
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
  await film.hold(1500);
  await film.scene(
    { caption: 'A playable casino ad in five minutes, without code.', seconds: 5 },
    async () => {
      await film.hold(2200);
      await pointer.click(page.getByRole('button', { name: 'Create Ad' }).first());
      await film.hold(500);
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
      await film.hold(700);
      await pointer.to(
        page
          .locator('label, div')
          .filter({ has: upload('cover image') })
          .last(),
      );
      await upload('cover image').setInputFiles(fixtureMedia.cover.path);
      await expect(page.getByRole('button', { name: 'Remove cover image' })).toBeVisible();
      await film.hold(700);
      await upload('gameplay video').setInputFiles(fixtureMedia.slotClip.path);
      await film.hold(1500);
      await film.offCamera(() =>
        expect(page.getByText('Video processed successfully')).toBeVisible({ timeout: encodingTimeoutMs }),
      );
      await film.hold(2200);
      await pointer.click(page.getByRole('button', { name: 'Continue to Timeline' }));
      await expect(page.getByRole('heading', { name: 'Configure Interaction Points' })).toBeVisible();
      await film.hold(600);
    },
  );
}

async function showTimeline({ page, pointer, film }: Stage): Promise<void> {
  const strip = page.getByTestId('timeline-strip');
  await film.scene(
    { caption: 'Mark where the viewer must spin, or let the spin finder propose it.', seconds: 11 },
    async () => {
      await film.hold(300);
      const finder = page.getByRole('button', { name: 'Use suggested cut' });
      await film.offCamera(() => expect(finder).toBeVisible({ timeout: encodingTimeoutMs }));
      await pointer.to(strip, { x: 0.15, y: 0.5 });
      await pointer.to(strip, { x: 0.5, y: 0.5 });
      await film.hold(500);
      await pointer.click(finder);
      await film.hold(900);
      await pointer.to(strip, { x: 0.4, y: 0.3 });
      await film.hold(500);
      await pointer.drag(page.getByRole('slider', { name: /end/i }).first(), { x: -60, y: 0 });
      await film.hold(1200);
      await pointer.click(page.getByRole('button', { name: 'Continue to Customization' }));
      await expect(page.getByRole('heading', { name: 'Customize Your Ad' })).toBeVisible();
      await film.hold(500);
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
      await film.hold(500);
      await pointer.click(page.getByRole('radio', { name: /purple/i }).first());
      await film.hold(700);
      const store = page.getByLabel('Store URL');
      await pointer.click(store);
      await store.fill('https://apps.apple.com/app/id0000000000');
      await film.hold(500);
      const settings = page.getByRole('tablist', { name: 'Settings' });
      await pointer.click(settings.getByRole('tab', { name: 'Badge' }));
      await page
        .getByLabel('Upload winning badge image', { exact: true })
        .setInputFiles(fixtureMedia.badge.path);
      await pointer.click(settings.getByRole('tab', { name: 'Outro' }));
      await page.getByLabel('Upload outro image', { exact: true }).setInputFiles(fixtureMedia.outro.path);
      await film.hold(1500);
      await pointer.click(page.getByRole('tab', { name: 'Cover' }));
      await film.hold(400);
      await pointer.drag(
        page
          .getByTestId('stage')
          .getByRole('button', { name: /cover text/i })
          .first(),
        { x: 0, y: 16 },
      );
      await film.hold(1200);
      await pointer.click(page.getByRole('button', { name: 'Continue to Preview' }));
      await expect(page.getByRole('heading', { name: 'Preview Your Ad' })).toBeVisible();
    },
  );
}

async function showPreview({ page, pointer, film }: Stage): Promise<void> {
  const ad = page.frameLocator('iframe[title="Ad preview"]');
  // The buttons of the cover and of the pauses.
  const spins = ad.getByRole('button', { name: 'Spin now', includeHidden: true });
  const spin = spins.first();
  const spinAgain = spins.nth(1);
  await film.scene(
    { caption: 'Play it as your audience will. What you preview is the very file that ships.', seconds: 11 },
    async () => {
      await film.offCamera(() => expect(spin).toBeVisible({ timeout: encodingTimeoutMs }));
      await film.hold(900);
      await pointer.click(spin);
      await expect(spinAgain).toBeVisible();
      await film.hold(700);
      await pointer.click(spinAgain);
      await film.hold(4200);
      await pointer.click(page.getByRole('button', { name: '9:16' }));
      await film.hold(1200);
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
      await film.hold(1500);
      await pointer.click(page.getByRole('button', { name: 'Export all' }));
      await film.offCamera(() =>
        expect(page.getByRole('link', { name: 'Download all' })).toBeVisible({ timeout: encodingTimeoutMs }),
      );
      await film.hold(700);
      await pointer.to(page.getByRole('link', { name: 'Download all' }));
      await film.hold(2500);
    },
  );
}
