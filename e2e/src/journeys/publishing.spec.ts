import { expect, type Page } from '@playwright/test';
import { messages } from '@spinreel/config-schema/messages/messages';
import { checkScreen } from '../support/check-screen.ts';
import { openStep } from '../support/customized-ad.ts';
import { samplePublishingCheck } from '../support/checks/sample-publishing-check.ts';
import { test } from '../support/test.ts';

const address = '**/api/export/*/publishing';
const storeUrl = 'https://apps.apple.com/app/id0000000000';

// Requirement: publishing.panel
test('shows what to fix with its source, leads to the field, and can be read by everyone', async ({
  page,
}) => {
  await page.route(address, (route) =>
    route.fulfill({ json: { success: true, data: samplePublishingCheck } }),
  );
  await openExport(page, { product: 'social-casino', market: 'at' });
  await page.getByRole('button', { name: 'Play and check' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Required texts shown' })).toBeFocused();
  const quality = page.getByRole('group', { name: 'Likely to work' });
  const summary = '62 of 100, fair. Its flashes can cause seizures. 2 things to improve.';
  await expect(page.getByText(summary, { exact: true })).toBeVisible();
  await expect(quality.getByRole('listitem').first()).toContainText('Flashes');
  await expect(quality).toContainText('6.1 s, target: at most 5 s');
  await expect(quality.getByRole('link', { name: 'WCAG 2.3.1' })).toHaveAttribute('href', /w3\.org/);
  const required = page.getByRole('group', { name: 'Required texts shown' });
  await expect(required).toContainText('Outro in 9:16 and landscape');
  await expect(page.getByText('This is not legal advice.')).toBeVisible();
  await checkScreen(page, 'publishing');
  await page.setViewportSize({ width: 390, height: 844 });
  await checkScreen(page, 'publishing-phone');
  const line = page.getByRole('button', { name: 'Required texts shown' });
  await line.focus();
  await page.keyboard.press('Enter');
  await expect(required).toBeHidden();
  await expect(line).toHaveAttribute('aria-expanded', 'false');
  await quality.getByRole('button', { name: 'Go to the timeline' }).click();
  await expect(page.getByRole('heading', { name: 'Configure Interaction Points' })).toBeVisible();
});

// Requirement: compliance.review
test('a person confirms what cannot be judged, which changes no file @proof', async ({ page }) => {
  await page.route(address, (route) =>
    route.fulfill({ json: { success: true, data: samplePublishingCheck } }),
  );
  await openExport(page, { product: 'social-casino', market: 'at' });
  await page.getByRole('button', { name: 'Play and check' }).click();
  const summary = page.getByText(/^62 of 100, fair/);
  await expect(summary).toBeVisible();
  await page.getByRole('checkbox', { name: 'Nothing in the ad appeals to minors.' }).press('Space');
  await expect(page.getByRole('group', { name: 'Confirm yourself 1 of 2' })).toBeVisible();
  await expect(page.getByRole('status', { name: 'Saving' })).toContainText('Saved');
  await expect(summary).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Ready to publish?' }).click();
  await expect(page.getByRole('checkbox', { name: 'Nothing in the ad appeals to minors.' })).toBeChecked();
});

// Requirement: publishing.panel
test('can be cancelled, and says why it failed @proof', async ({ page }) => {
  // The request is never answered, so the check does not end.
  await page.route(address, () => undefined);
  await openExport(page);
  await expect(page.getByRole('button', { name: 'Choose what you advertise' })).toBeVisible();
  await page.getByRole('button', { name: 'Play and check' }).dblclick();
  await page.getByRole('button', { name: 'Cancel check' }).click();
  await page.route(address, (route) => route.abort());
  await page.getByRole('button', { name: 'Play and check' }).click();
  await expect(page.getByRole('alert')).toContainText(messages.backend.unreachable);
  const error = { code: 'no-browser', message: messages.check.noBrowser };
  await page.route(address, (route) => route.fulfill({ status: 501, json: { success: false, error } }));
  await page.getByRole('button', { name: 'Play again' }).click();
  await expect(page.getByText(messages.check.noBrowser)).toBeVisible();
  await expect(page.getByText("Can't be checked on this server.")).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play again' })).toHaveCount(0);
});

async function openExport(page: Page, compliance: object = {}): Promise<void> {
  await openStep(page, 5, { cta: { storeUrl }, compliance });
  const toggle = page.getByRole('heading', { name: 'Ready to publish?' }).getByRole('button');
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await toggle.click();
}
