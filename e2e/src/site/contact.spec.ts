import { expect, type Page } from '@playwright/test';
import { describeProblem } from '@spinreel/config-schema/messages/problem-messages';
import { messages } from '@spinreel/config-schema/messages/messages';
import { checkScreen } from '../support/check-screen.ts';
import { test } from '../support/test.ts';

const { contact } = messages;
const emailInvalid = describeProblem({ code: 'contact-email-invalid', params: {} });
const form = (page: Page) => page.getByRole('form', { name: 'Request access' });
const send = (page: Page) => form(page).getByRole('button');

// Requirement: contact.page, contact.abuse
test('a message is sent with the time it took, the form is cleared, and another message can be written', async ({
  page,
}) => {
  await page.goto('/contact');
  await expect(page.getByText(contact.replyPromise)).toBeVisible();
  await expect(send(page)).toBeDisabled();
  const shownMs = Date.now();
  await page.getByLabel('Name').fill('   ');
  await page.getByLabel('Email').fill('ana@example.com');
  await expect(send(page)).toBeDisabled();
  await page.getByLabel('Name').fill('Ana Müller');
  const message = page.getByLabel('Message');
  expect((await message.boundingBox())?.height).toBeGreaterThan(100);
  await message.fill('May we try it?\nAna');
  await checkState(page, 'contact');

  const answer = Promise.withResolvers<void>();
  await page.route('**/api/contact', async (route) => {
    await answer.promise;
    await route.continue();
  });
  const sent = page.waitForRequest('**/api/contact');
  const openMs = Date.now() - shownMs;
  await send(page).click();
  expect((await sent).postDataJSON().filledInMs).toBeGreaterThanOrEqual(openMs);
  await expect(send(page)).toHaveText(contact.sending);
  await expect(send(page)).toBeDisabled();
  answer.resolve();
  await expect(page.getByRole('heading', { name: contact.sentTitle })).toBeFocused();
  await checkState(page, 'contact-sent');
  await page.getByRole('button', { name: contact.sendAnother }).click();
  await expect(page.getByLabel('Name')).toBeFocused();
  for (const label of ['Name', 'Email', 'Message']) await expect(page.getByLabel(label)).toHaveValue('');
  await page.getByRole('link', { name: 'Back to home' }).click();
  await expect(page).toHaveURL('/');
});

// Requirement: contact.failures
test('every failure is explained, and the typed text stays', async ({ page, context }) => {
  await page.goto('/contact');
  await page.getByLabel('Name').fill('Ana');
  await page.getByLabel('Email').fill('ana@localhost');
  await page.getByLabel('Message').fill('Hello');
  await send(page).click();
  await expect(page.getByRole('alert')).toContainText(emailInvalid);
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(emailInvalid);
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.getByLabel('Email').fill('ana@example.com');

  const answers = [
    { status: 429, json: { success: false, error: { code: 'too-many', message: contact.tooMany } } },
    { status: 502, body: '<h1>Bad Gateway</h1>' },
  ];
  await page.route('**/api/contact', (route) => route.fulfill(answers.shift() ?? {}));
  for (const message of [contact.tooMany, contact.failed]) {
    await send(page).click();
    await expect(page.getByRole('alert')).toContainText(message);
    await expect(send(page)).toBeFocused();
    await expect(page.locator('[aria-invalid]')).toHaveCount(0);
  }
  await page.unroute('**/api/contact');
  await context.setOffline(true);
  await send(page).click();
  await expect(page.getByRole('alert')).toContainText(contact.network);
  await checkState(page, 'contact-failed');
  await expect(page.getByLabel('Name')).toHaveValue('Ana');
  await expect(page.getByLabel('Message')).toHaveValue('Hello');
  await expect(send(page)).toHaveText(contact.send);
  await expect(send(page)).toBeEnabled();
  await context.setOffline(false);
});

async function checkState(page: Page, name: string): Promise<void> {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await checkScreen(page, `${name}-${width}`);
  }
}
