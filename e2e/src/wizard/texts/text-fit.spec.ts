import { expect, type Locator, type Page } from '@playwright/test';
import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { mergeConfig } from '@spinreel/config-schema/ad/merge-config';
import { pseudoLanguages } from '@spinreel/config-schema/languages/pseudo-language';
import { checkAtAllWidths } from '../../support/check-screen.ts';
import {
  findPoint,
  getScreenTab,
  openCustomization,
  openSettings,
  openStep,
} from '../../support/customized-ad.ts';
import { test } from '../../support/test.ts';

const coverText = 'Jetzt herunterladen und Willkommensbonus sichern';
const shapes = {
  phone: { width: 390, height: 844 },
  square: { width: 390, height: 390 },
  landscape: { width: 844, height: 390 },
  tablet: { width: 768, height: 1024 },
};
/** The elements of the ad whose font size the panel states. */
const selectors = {
  coverText: '.stage > .text',
  button: '.stage > button span',
  counter: '.count',
  outroButton: '.stage > button span',
  ageMark: '.age',
  legalText: '.legal:not(.age)',
};
type TextId = keyof typeof selectors;
/** The sizes of texts by text and shape, such as '14 px'. */
type StatedSizes = Map<TextId, Map<string, string>>;

// Requirement: language.text-fit
test('the sizes of long German texts are those of the ad in every shape @proof', async ({ page }) => {
  const change: AdConfig = {
    cta: { label: 'Kostenlos herunterladen und spielen', coverText, fontFamily: 'Verdana' },
    compliance: {
      language: 'de',
      elements: {
        ageMark: { texts: { de: '18+' }, screens: ['cover'] },
        terms: { texts: { de: 'Es gelten die Teilnahmebedingungen des Anbieters.' }, screens: ['cover'] },
      },
    },
  };
  await openCustomization(page, change);
  await openSettings(page, 'Text');
  const panel = getPanel(page);
  await expect(panel.getByRole('status')).toHaveText(
    /do(es)? not fit\. 1 has low contrast\. The smallest is [\d.]+ px\.$/,
  );
  const stated = await readPanel(panel, ['coverText', 'button', 'ageMark', 'legalText']);
  await checkAtAllWidths(page, 'text-fit');
  await expectSizes(page, change, { cover: stated });
});

// Requirement: language.text-fit
test('the sizes of the texts on the gameplay and the outro are those of the ad in every shape @proof', async ({
  page,
}) => {
  const change: AdConfig = {
    pausePointCount: 1,
    pausePoints: [{ id: 'pause-1', timestamp: 1 }],
    cta: { label: 'Kostenlos herunterladen und spielen' },
    outro: { label: 'Jetzt kostenlos installieren und Bonus sichern', fontFamily: 'Titan One' },
    compliance: { language: 'de' },
  };
  await openCustomization(page, change);
  await openSettings(page, 'Text');
  const panel = getPanel(page);
  await expect(panel.getByRole('status')).toHaveText(/The smallest is/);
  const gameplay = await readPanel(panel, ['button', 'counter']);
  const outro = await readPanel(panel, ['outroButton']);
  await expectSizes(page, change, { gameplay, outro });
});

// Requirement: language.text-fit
test('a selected text is on the stage, on its screen, in its shape and in its language @proof', async ({
  page,
}) => {
  await openCustomization(page, { cta: { label: 'Spin and win coins' } });
  await openSettings(page, 'Text');
  const panel = getPanel(page);
  await expect(panel.getByRole('status')).toHaveText(/The smallest is/);
  await panel.getByRole('button', { name: 'Counter' }).click();
  await expect(getScreenTab(page, 'Gameplay')).toHaveAttribute('aria-selected', 'true');
  await panel.getByRole('button', { name: 'Landscape, gameplay: show on the stage' }).click();
  const shape = page.getByRole('group', { name: 'Screen shape' }).getByRole('button', { name: 'Landscape' });
  await expect(shape).toHaveAttribute('aria-pressed', 'true');
  await panel.getByRole('button', { name: 'Outro button text' }).click();
  await expect(getScreenTab(page, 'Outro')).toHaveAttribute('aria-selected', 'true');

  await panel.getByRole('button', { name: 'Long Latin' }).click();
  const table = panel.getByRole('table', { name: 'Long Latin' });
  await table.getByRole('button', { name: 'Button text', exact: true }).click();
  await expect(getScreenTab(page, 'Cover')).toHaveAttribute('aria-selected', 'true');
  const text = page.getByTestId('stage').locator('button.button > span').first();
  await expect(text).toHaveText(pseudoLanguages['long-latin'].convert('Spin and win coins'));
  await checkAtAllWidths(page, 'pseudo-language');
  await page.getByRole('button', { name: 'Show your texts' }).click();
  await expect(text).toHaveText('Spin and win coins');
  await expect(page.getByTestId('stage').getByRole('button', { name: 'Move spin button' })).toBeFocused();
});

// Requirement: language.text-fit
test('a pseudo-language shows the sizes of longer texts before anything is translated @proof', async ({
  page,
}) => {
  await openCustomization(page, {
    cta: { label: 'Spin and win coins', coverText: 'Claim your welcome bonus today' },
  });
  await openSettings(page, 'Text');
  const panel = getPanel(page);
  await expect(panel.getByRole('status')).toHaveText(/The smallest is/);
  await panel.getByRole('button', { name: 'Long Latin' }).click();
  const table = panel.getByRole('table', { name: 'Long Latin' });
  const stated = await readPanel(table, ['coverText', 'button']);
  const { convert } = pseudoLanguages['long-latin'];
  const converted = {
    label: convert('Spin and win coins'),
    coverText: convert('Claim your welcome bonus today'),
  };
  await expectSizes(page, { cta: converted }, { cover: stated });
});

// Requirement: language.text-budget
test('a text that is too small in a shape has a hint how to make it larger @proof', async ({ page }) => {
  await openCustomization(page);
  const length = String.raw`About \d+ characters stay at 14 px or more in every shape\.`;
  for (const { tab, field, change, advice } of [
    { tab: 'Button', field: 'Button text', change: 'Spin', advice: length },
    // With typical words, a cover text may be as long as the field accepts.
    { tab: 'Text', field: 'Cover text', change: 'Big win', advice: String.raw`Use fewer or shorter words\.` },
    { tab: 'Outro', field: 'Outro button text', change: 'Play', advice: length },
  ] as const) {
    await openSettings(page, tab);
    const input = page.getByRole('combobox', { name: field });
    await expect(input).not.toHaveAccessibleDescription(/px/);
    await input.fill('Donaudampfschifffahrtsgesellschaftskapitän'.repeat(2).slice(0, 60));
    await expect(input).toHaveAccessibleDescription(
      new RegExp(String.raw`^Only [\d.]+ px in .*square.*\. ${advice} 60 of 60 characters$`),
    );
    await input.fill(change);
    await expect(input).not.toHaveAccessibleDescription(/px/);
  }
});

function getPanel(page: Page): Locator {
  return page.getByRole('region', { name: 'Text fit' });
}

/** Opens the rows of some texts and returns their sizes. */
async function readPanel(panel: Locator, ids: readonly TextId[]): Promise<StatedSizes> {
  const sizes: StatedSizes = new Map();
  for (const id of ids) {
    const row = panel.locator(`tbody:has([data-text="${id}"])`);
    await row.getByRole('button', { expanded: false }).click();
    const items = row.locator('[data-shape]');
    await expect(items).toHaveCount(Object.keys(shapes).length);
    const ofShapes = await items.evaluateAll((elements) =>
      elements.map((element): [string, string] => [
        element.getAttribute('data-shape') ?? '',
        /[\d.]+ px/.exec(element.textContent)?.[0] ?? '',
      ]),
    );
    sizes.set(id, new Map(ofShapes));
  }
  return sizes;
}

/** Expects that an ad shows texts on its screens in the stated sizes. */
async function expectSizes(
  page: Page,
  change: AdConfig,
  stated: Partial<Record<'cover' | 'gameplay' | 'outro', StatedSizes>>,
): Promise<void> {
  const complete: AdConfig = { cta: { storeUrl: 'https://example.com/app' } };
  await openStep(page, 4, mergeConfig<AdConfig>(complete, change));
  const url = await page.locator('iframe[title="Ad preview"]').getAttribute('src');
  const ad = await page.context().newPage();
  await ad.goto(url ?? '');
  await ad.evaluate(() => document.fonts.ready);
  for (const screen of ['cover', 'gameplay', 'outro'] as const) {
    const sizes = stated[screen];
    for (const [shape, viewport] of sizes === undefined ? [] : Object.entries(shapes)) {
      await ad.setViewportSize(viewport);
      // The panel states the smallest size of all screens. In landscape, the button is narrower beside the video.
      const isNarrower = shape === 'landscape' && screen === 'cover';
      await expectShown(ad, shape, sizes, isNarrower ? ['button'] : []);
    }
    if (stated.gameplay === undefined) return;
    if (screen !== 'outro') await playToNextScreen(ad);
  }
}

/** Expects that the current screen of an ad shows texts in the stated sizes, or the `larger` ones in larger sizes. */
async function expectShown(
  ad: Page,
  shape: string,
  stated: StatedSizes = new Map(),
  larger: readonly TextId[] = [],
): Promise<void> {
  for (const [id, sizes] of stated) {
    const element = ad.locator(selectors[id]).locator('visible=true').first();
    const readSize = () => element.evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize));
    const size = Number.parseFloat(sizes.get(shape) ?? '');
    const shown = expect.poll(
      async () => Math.floor((await readSize()) * 10 + 0.1) / 10,
      `${id} on ${shape}`,
    );
    await (larger.includes(id) ? shown.toBeGreaterThan(size) : shown.toBe(size));
  }
}

/** Taps the button of an ad with one pause, and waits for that of the next screen. */
async function playToNextScreen(ad: Page): Promise<void> {
  const button = ad.locator('.stage > button').locator('visible=true');
  const tapped = await button.elementHandle();
  // Playwright would wait forever until a pulsing button is stable.
  const { x, y } = await findPoint(button, 0.5);
  await ad.mouse.click(x, y);
  await tapped?.waitForElementState('hidden');
  await expect(button).toHaveCount(1);
}
