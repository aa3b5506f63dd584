import { expect, test, type Page } from '@playwright/test';
import type { PublishingCheck } from '@spinreel/api-contract/publishing';
import { messages } from '@spinreel/config-schema/messages/messages';
import { summarizeQuality } from '@spinreel/config-schema/messages/publishing-messages';
import { checkScreen } from '../support/check-screen.ts';
import { openStep } from '../support/customized-ad.ts';

const address = '**/api/export/*/publishing';
const storeUrl = 'https://apps.apple.com/app/id0000000000';

// Requirement: publishing.panel
test('plays the ad on request and says whether it shows the required texts and is likely to work', async ({
  page,
}) => {
  await openExport(page, { product: 'sweepstakes', market: 'us' });
  const panel = page.getByRole('region', { name: 'Ready to publish?' });
  await expect(panel.getByText('United States: not allowed everywhere. Not checked yet.')).toBeVisible();
  await expect(panel.getByText('Checked for 2 networks: no issues.', { exact: true })).toBeVisible({
    timeout: 240_000,
  });
  // A busy server asks to come back later, which the panel does by itself.
  const answered = page.waitForResponse((answer) => answer.url().endsWith('/publishing') && answer.ok(), {
    timeout: 290_000,
  });
  await panel.getByRole('button', { name: 'Play and check' }).click();
  const { data } = (await (await answered).json()) as { data: PublishingCheck };
  await expect(panel.getByText(summarizeQuality(data.quality), { exact: true })).toBeVisible();
  await expect(panel.getByText(/^Sweepstakes casino, United States: \d problems? block/)).toBeVisible();
  await expect(panel.getByText('This is not legal advice.')).toBeVisible();
  const missing = data.compliance?.findings.find(({ passed, field }) => !passed && field !== null);
  await expect(panel.getByText(missing?.message ?? 'none', { exact: true })).toBeVisible();
});

// Requirement: publishing.panel
test('shows what to fix with its source, leads to the field, and can be read by everyone', async ({
  page,
}) => {
  await page.route(address, (route) => route.fulfill({ json: { success: true, data: sampleCheck } }));
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
test('a person confirms what cannot be judged, which changes no file', async ({ page }) => {
  await page.route(address, (route) => route.fulfill({ json: { success: true, data: sampleCheck } }));
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
test('can be cancelled, and says why it failed', async ({ page }) => {
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

const measure = {
  value: 6.1,
  unit: 's',
  message: 'Viewers can do nothing for 6.1 s.',
  fix: 'Add a spin.',
  places: [] as PublishingCheck['quality']['measures'][number]['places'],
  isWarning: false,
};

const finding = {
  severity: 'error',
  message: 'The age mark is missing.',
  fix: 'Add the age mark.',
  uploadError: null,
  sourceUrl: 'https://law.example/games',
  checkedOn: '2026-11-22',
  confidence: 'high',
  element: 'ageMark',
} as const;

const sampleCheck: PublishingCheck = {
  network: 'meta',
  label: 'Meta Ads',
  sha256: 'a1'.repeat(32),
  fileSize: 1_000_000,
  compliance: {
    product: 'social-casino',
    market: 'at',
    presets: [
      {
        id: 'sample',
        label: 'Social casino in Austria',
        source: { label: 'The law', url: 'https://law.example/games' },
        checkedOn: '2026-11-22',
      },
    ],
    passed: false,
    findings: [
      {
        ...finding,
        id: 'element-present',
        passed: false,
        places: [
          { screen: 'outro', shapeId: '9:16' },
          { screen: 'outro', shapeId: '16:9' },
        ],
        field: 'compliance.elements.ageMark',
      },
      {
        ...finding,
        id: 'element-contrast',
        passed: true,
        message: 'It can be read.',
        places: [],
        field: null,
      },
    ],
    notJudged: [],
  },
  quality: {
    score: 62,
    grade: 'fair',
    unscored: null,
    measures: [
      {
        ...measure,
        id: 'dead-time',
        label: 'Longest wait',
        valueText: '6.1 s',
        targetText: 'at most 5 s',
        status: 'poor',
        field: 'pausePoints',
        source: { label: 'A study', url: 'https://study.example/waiting' },
      },
      {
        ...measure,
        id: 'flashes',
        label: 'Flashes',
        unit: 'count',
        valueText: '5 per second',
        targetText: 'at most 3 per second',
        status: 'poor',
        isWarning: true,
        message: 'The video flashes 5 times in a second, which can cause seizures.',
        fix: 'Use a calmer part of the video.',
        field: 'assets.gameplayVideo',
        source: {
          label: 'WCAG 2.3.1',
          url: 'https://www.w3.org/TR/WCAG22/#three-flashes-or-below-threshold',
        },
      },
      {
        ...measure,
        id: 'first-paint',
        label: 'First paint',
        valueText: '0.4 s',
        targetText: 'at most 1 s',
        status: 'good',
        message: 'The cover is there at once.',
        field: null,
        source: { label: 'Spinreel', url: null },
      },
    ],
  },
};
