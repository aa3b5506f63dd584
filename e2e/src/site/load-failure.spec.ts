import { expect, type Page } from '@playwright/test';
import { messages } from '@spinreel/config-schema/messages/messages';
import { checkScreen } from '../support/check-screen.ts';
import { test } from '../support/test.ts';

// The browser reports each script that is missing.
test.use({ mayThrow: true });

// Requirement: site.load-failure
test('reloading helps when a page, the app or the password dialog is gone after an update', async ({
  page,
}) => {
  for (const { path, scripts } of [
    { path: '/contact', scripts: /assets\/contact-page-.*\.js/ },
    { path: '/nowhere', scripts: /assets\/show-app-.*\.js/ },
  ]) {
    await page.route(scripts, (route) => route.fulfill({ status: 404 }));
    await page.goto(path);
    await expect(page.getByRole('heading', { name: messages.routing.unexpected })).toBeVisible();
    await expect(page.getByText(messages.routing.pageNotLoaded)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Imprint' })).toBeVisible();
    await checkScreen(page, `error-reload${path.replace('/', '-')}`);
    await reload(page, scripts);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }

  const dialog = /assets\/password-modal-.*\.js/;
  await page.route(dialog, (route) => route.fulfill({ status: 404 }));
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Create Ad' }).click();
  await expect(page.getByText(messages.routing.pageNotLoaded)).toBeVisible();
  await reload(page, dialog);
  await expect(page.getByRole('heading', { name: 'Request access' })).toBeVisible();
});

/** Reloads the page after its scripts have come back. */
async function reload(page: Page, scripts: RegExp): Promise<void> {
  await page.unroute(scripts);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByText(messages.routing.pageNotLoaded)).toBeHidden();
}
