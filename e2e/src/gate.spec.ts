import { expect, test } from '@playwright/test';
import { storageKeys } from '@spinreel/config-schema/client-storage';
import { messages } from '@spinreel/config-schema/messages';
import { lookAt } from './looked-at-screen.ts';
import { accessPassword } from './served-product.ts';

test('a wrong password is told and cleared, the right one opens the wizard', async ({ page }) => {
  await page.goto('/create');
  await expect(page).toHaveURL('/');
  await page.getByRole('button', { name: 'Create Ad' }).first().click();
  const field = page.getByLabel('Password', { exact: true });
  const unlock = page.getByRole('button', { name: 'Unlock' });
  await expect(unlock).toBeDisabled();
  await field.fill('   ');
  await expect(unlock).toBeDisabled();
  await field.fill('not the password');
  // The answer waits until what is shown meanwhile has been seen.
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

test('no call of the product answers a visitor without the password', async ({ request }) => {
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

test('whoever follows a link into the builder gets there once unlocked, and the tab remembers', async ({
  page,
}) => {
  await page.goto('/ads?from=mail');
  await expect(page).toHaveURL('/');
  await page.reload();
  await page.getByRole('button', { name: 'Create Ad' }).first().click();
  await page.getByLabel('Password', { exact: true }).fill(accessPassword);
  await page.getByRole('button', { name: 'Unlock' }).click();
  await expect(page).toHaveURL('/ads?from=mail');
  await expect(page.getByRole('heading', { name: 'My ads' })).toBeVisible();
  expect(await page.evaluate((key) => sessionStorage.getItem(key), storageKeys.accessFlag)).toBe('true');
  await expect(page.getByRole('link', { name: 'Create Ad' }).first()).toHaveAttribute('href', '/create');
});

test('an address that does not exist shows the error screen, with a way home', async ({ page }) => {
  const answer = await page.goto('/nowhere');
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('Unexpected Application Error!')).toBeVisible();
  await expect(page.getByText(messages.routing.unknownAddress)).toBeVisible();
  await lookAt(page, 'error');
  await page.getByRole('link', { name: 'Back to the front page' }).click();
  await expect(page).toHaveURL('/');
});

for (const { part, path } of [
  { part: 'a page', path: '/contact' },
  { part: 'the whole app', path: '/nowhere' },
]) {
  test(`where ${part} is gone after an update, loading again helps`, async ({ page }) => {
    const scripts = /assets\/(contact-page|show-app)-.*\.js/;
    await page.route(scripts, (route) => route.fulfill({ status: 404 }));
    await page.goto(path);
    await expect(page.getByRole('heading', { name: messages.routing.unexpected })).toBeVisible();
    await expect(page.getByText(messages.routing.pageNotLoaded)).toBeVisible();
    await lookAt(page, `error-reload${path.replace('/', '-')}`);
    await page.unroute(scripts);
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByText(messages.routing.pageNotLoaded)).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('where the gate itself is gone after an update, loading again helps', async ({ page }) => {
  const scripts = /assets\/password-modal-.*\.js/;
  await page.route(scripts, (route) => route.fulfill({ status: 404 }));
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Create Ad' }).click();
  await expect(page.getByText(messages.routing.pageNotLoaded)).toBeVisible();
  await page.unroute(scripts);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { name: 'Request access' })).toBeVisible();
});
