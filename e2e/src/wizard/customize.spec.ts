import { expect, type Page } from '@playwright/test';
import { describeProblem } from '@spinreel/config-schema/messages/problem-messages';
import { messages } from '@spinreel/config-schema/messages/messages';
import { fixtureMedia } from '@spinreel/fixtures/fixture-media';
import { openCustomization, openSettings, getScreenTab } from '../support/customized-ad.ts';
import { test } from '../support/test.ts';
import { chooseFile } from '../support/wizard.ts';

const storeUrl = 'https://play.google.com/store/apps/details?id=example';
const getHandle = (page: Page, name: string) => page.getByRole('button', { name: `Move ${name}` });

test('the step names what is missing and stays closed until it is complete', async ({ page }) => {
  await openCustomization(page);
  const next = page.getByRole('button', { name: 'Continue to Preview' });
  const missing = page.getByRole('status').filter({ hasText: 'Before you continue' });
  await expect(missing).toContainText(describeProblem({ code: 'store-url-missing', params: {} }, 'step'));
  await expect(page.getByLabel('Store URL')).toHaveAttribute('type', 'url');
  await expect(next).toBeDisabled();

  await page.getByLabel('Store URL').fill('http://example.com');
  await page.getByLabel('Store URL').blur();
  await expect(
    page
      .getByRole('main')
      .getByText(describeProblem({ code: 'store-url-invalid', params: {} }))
      .last(),
  ).toBeVisible();
  await page.getByLabel('Store URL').fill(storeUrl);
  await expect(page.getByText('Ready for the preview')).toBeVisible();
  await expect(next).toBeEnabled();

  await page.getByLabel('Button text', { exact: true }).fill(' ');
  await openSettings(page, 'Outro');
  await page.getByLabel('Outro button text').fill('');
  await expect(missing).toContainText(describeProblem({ code: 'cta-label-missing', params: {} }, 'step'));
  await expect(missing).toContainText(describeProblem({ code: 'outro-label-missing', params: {} }, 'step'));
  await page.getByRole('switch', { name: 'Use a custom button image' }).click();
  await expect(missing).toContainText(describeProblem({ code: 'outro-image-missing', params: {} }, 'step'));
  await expect(missing).not.toContainText(
    describeProblem({ code: 'outro-label-missing', params: {} }, 'step'),
  );
  await chooseFile(page, 'final CTA button image', fixtureMedia.ctaButton.path);
  await expect(missing).not.toContainText(
    describeProblem({ code: 'outro-image-missing', params: {} }, 'step'),
  );
  await expect(next).toBeDisabled();
});

test('a missing field is reached from any tab, and its tab is marked @proof', async ({ page }) => {
  await openCustomization(page, { outro: { label: ' ' } });
  await openSettings(page, 'Music');
  const tab = (name: RegExp) => page.getByRole('tablist', { name: 'Settings' }).getByRole('tab', { name });
  await expect(tab(/Call to Action\s*, incomplete/)).toBeVisible();
  const fix = (problem: string) =>
    page.getByRole('listitem').filter({ hasText: problem }).getByRole('button', { name: 'Fix' }).click();
  await fix(describeProblem({ code: 'outro-label-missing', params: {} }, 'step'));
  await expect(page.getByLabel('Outro button text')).toBeFocused();
  await expect(tab(/Outro\s*, incomplete/)).toHaveAttribute('aria-selected', 'true');
  await expect(getScreenTab(page, 'Outro')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.type('Get it');
  await fix(describeProblem({ code: 'store-url-missing', params: {} }, 'step'));
  await expect(page.getByLabel('Store URL')).toBeFocused();
  await page.keyboard.type(storeUrl);
  await expect(page.getByText('Ready for the preview')).toBeVisible();
  await expect(tab(/incomplete/)).toHaveCount(0);
});

// Requirement: placement.selection
test('clicking an element focuses its field, a focused field shows its screen, and arrow keys move between the tabs; fields without effect cannot be changed', async ({
  page,
}) => {
  await openCustomization(page);
  await openSettings(page, 'Music');
  await getHandle(page, 'spin button').click({ position: { x: 12, y: 12 } });
  await expect(page.getByLabel('Button text', { exact: true })).toBeFocused();
  await getHandle(page, 'cover text').click();
  await expect(page.getByLabel('Cover text', { exact: true })).toBeFocused();
  await openSettings(page, 'Outro');
  await expect(getScreenTab(page, 'Outro')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByTestId('stage').locator('[data-chosen] > button')).toHaveAccessibleName(
    'Move outro button',
  );
  await openSettings(page, 'Button');
  await page.getByLabel('Button text', { exact: true }).focus();
  await expect(getScreenTab(page, 'Cover')).toHaveAttribute('aria-selected', 'true');
  await getScreenTab(page, 'Gameplay').click();
  await page.getByLabel('Button text', { exact: true }).focus();
  await expect(getScreenTab(page, 'Gameplay')).toHaveAttribute('aria-selected', 'true');
  await getScreenTab(page, 'Outro').click();
  await expect(page.getByLabel('Outro button text')).toBeVisible();

  const tabs = page.getByRole('tablist', { name: 'Settings' });
  await openSettings(page, 'Button');
  await page.keyboard.press('ArrowRight');
  await expect(tabs.getByRole('tab', { name: 'Text' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel', { name: 'Text' })).toBeVisible();
  await page.keyboard.press('End');
  await expect(page.getByRole('tabpanel', { name: 'Elements Placement' })).toBeVisible();

  const setting = (name: string) => page.getByRole('switch', { name, exact: true });
  await openSettings(page, 'Text');
  await expect(page.getByLabel('Cover text', { exact: true })).toHaveValue('Play and Win Big');
  await setting('Show cover text').click();
  await expect(page.getByLabel('Cover text', { exact: true })).toBeDisabled();
  await expect(getHandle(page, 'cover text')).toHaveCount(0);

  await openSettings(page, 'Badge');
  await setting('Show when playback finishes').click();
  await expect(setting('Animate after playback')).toBeEnabled();
  await setting('Show on the outro').click();
  for (const name of ['Animate after playback', 'Animate on the outro'])
    await expect(setting(name)).toBeDisabled();
  await expect(page.getByRole('combobox', { name: 'Celebration' })).toBeDisabled();
});

// Requirement: customize.music-player
test('music is a sample or an upload; one sample plays at a time, and what cannot be played stops silently', async ({
  page,
}) => {
  await openCustomization(page);
  await openSettings(page, 'Music');
  await page.getByRole('button', { name: 'Use Jackpot Dreams' }).click();
  await expect(page.getByRole('button', { name: 'Jackpot Dreams is used' })).toBeDisabled();
  const volume = page.getByRole('slider', { name: 'Volume' });
  await expect(volume).toHaveAttribute('aria-valuetext', '30 %');
  await volume.focus();
  await page.keyboard.press('ArrowRight');
  await expect(volume).toHaveAttribute('aria-valuetext', '40 %');

  await chooseFile(page, 'background music', fixtureMedia.cover.path);
  await expect(page.getByRole('alert')).toContainText(messages.upload.audioFormat);
  await chooseFile(page, 'background music', fixtureMedia.music1.path);
  await expect(page.getByRole('button', { name: 'Use Jackpot Dreams' })).toBeEnabled();
  await page.getByRole('button', { name: 'Remove background music' }).click();
  await expect(volume).toHaveCount(0);

  await page.getByRole('button', { name: 'Play Casino Excitement' }).click();
  await expect(
    page.getByRole('progressbar', { name: 'Playback position of Casino Excitement' }),
  ).not.toHaveAttribute('aria-valuenow', '0');
  await page.getByRole('button', { name: 'Pause Casino Excitement' }).click();
  await expect(page.getByRole('button', { name: 'Play Casino Excitement' })).toBeVisible();
  await page.getByRole('button', { name: 'Play Casino Excitement' }).click();
  await page.getByRole('button', { name: 'Play Winning Streak' }).click();
  await expect(page.getByRole('button', { name: 'Pause Winning Streak' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play Casino Excitement' })).toBeVisible();

  await page.route('**/api/upload/sample', (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByRole('button', { name: 'Play Lucky Spin' }).click();
  await expect(page.getByRole('button', { name: 'Pause Winning Streak' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Play Lucky Spin' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('button', { name: 'Use Lucky Spin' }).click();
  await expect(page.getByRole('alert')).toContainText(messages.upload.sampleLoadFailed);
});
