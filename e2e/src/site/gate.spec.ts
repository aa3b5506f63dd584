import { expect } from '@playwright/test';
import { storageKeys } from '@spinreel/config-schema/site/client-storage';
import { messages } from '@spinreel/config-schema/messages/messages';
import { publicPages } from '@spinreel/config-schema/site/site-pages';
import { checkScreen } from '../support/check-screen.ts';
import { accessPassword } from '../support/servers/served-product.ts';
import { test } from '../support/test.ts';

// Requirement: access.password-dialog
test('a wrong password shows an error and clears the field, the right one opens the wizard', async ({
  page,
}) => {
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Create Ad' }).first().click();
  const field = page.getByLabel('Password', { exact: true });
  const unlock = page.getByRole('button', { name: 'Unlock' });
  await expect(unlock).toBeDisabled();
  await field.fill('   ');
  await expect(unlock).toBeDisabled();
  await field.fill('not the password');
  // The answer is delayed until the waiting state has been checked.
  const seen = Promise.withResolvers<void>();
  await page.route('**/api/access', async (route) => {
    await seen.promise;
    await route.continue();
  });
  await unlock.click();
  await expect(page.getByRole('button', { name: messages.access.verifying })).toBeDisabled();
  seen.resolve();
  await expect(page.getByText(messages.access.wrongPassword)).toBeVisible();
  await expect(field).toHaveValue('');

  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(field).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(field).toBeHidden();
  await page.getByRole('button', { name: 'Create Ad' }).first().click();
  await expect(page.getByText(messages.access.wrongPassword)).toBeHidden();
  await field.fill(accessPassword);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/create\?ad=/);
});

// Requirement: access.locked-api
test('no API call serves a visitor without the password', async ({ request }) => {
  for (const [method, path] of [
    ['POST', '/api/ads'],
    ['GET', '/api/ads/abcdefgh'],
    ['POST', '/api/upload/image'],
    ['POST', '/api/export/abcdefgh/generate'],
  ] as const) {
    const answer = await request.fetch(path, { method });
    expect(answer.status(), path).toBe(401);
    expect(await answer.json()).toMatchObject({ success: false, error: { message: messages.access.locked } });
  }
});

// Requirement: access.deep-link
test('a locked link into the builder asks for the password, explains why, and opens after unlocking', async ({
  page,
}) => {
  await page.goto('/ads?from=mail');
  await expect(page).toHaveURL('/');
  await expect(page).toHaveTitle(publicPages['/'].title);
  await expect(page.getByRole('dialog').getByText(messages.access.deepLink)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('dialog').getByText(messages.access.deepLink)).toBeVisible();
  await checkScreen(page, 'gate-deep-link');
  await page.getByLabel('Password', { exact: true }).fill(accessPassword);
  await page.getByRole('button', { name: 'Unlock' }).click();
  await expect(page).toHaveURL('/ads?from=mail');
  await expect(page.getByRole('heading', { name: 'My ads' })).toBeVisible();
  expect(await page.evaluate((key) => sessionStorage.getItem(key), storageKeys.accessFlag)).toBe('true');
  await expect(page.getByRole('link', { name: 'Create Ad' }).first()).toHaveAttribute('href', '/create');
});

// Requirement: access.deep-link
test('after Cancel a locked link is forgotten; the dialog links to the contact page @proof', async ({
  page,
}) => {
  await page.goto('/ads');
  await expect(page.getByRole('dialog').getByText(messages.access.deepLink)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.locator('body')).not.toBeFocused();
  await page.reload();
  await page.getByRole('button', { name: 'Create Ad' }).first().click();
  await expect(page.getByRole('dialog').getByText(messages.access.dialogText)).toBeVisible();
  await page.getByRole('link', { name: messages.access.requestAccess }).click();
  await expect(page).toHaveURL('/contact');
});

// Requirement: site.unknown-address
test('an unknown URL shows the error screen with a link home', async ({ page }) => {
  const answer = await page.goto('/nowhere');
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('Unexpected Application Error!')).toBeVisible();
  await expect(page.getByText(messages.routing.unknownAddress)).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await checkScreen(page, 'error');
  await page.getByRole('link', { name: 'Back to the front page' }).click();
  await expect(page).toHaveURL('/');
});
