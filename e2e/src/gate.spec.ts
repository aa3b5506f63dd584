import { expect, test } from '@playwright/test';
import { messages } from '@spinreel/config-schema/messages';
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
  await unlock.click();
  await expect(page.getByRole('button', { name: messages.access.verifying })).toBeDisabled();
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

test('an address that does not exist shows the error screen', async ({ page }) => {
  await page.goto('/nowhere');
  await expect(page.getByText('Unexpected Application Error!')).toBeVisible();
});
