import { readFile } from 'node:fs/promises';
import { fixtureMedia } from '@spinreel/fixtures/fixture-media';
import { launchChromium } from '@spinreel/preflight/browser/launch-chromium';
import type { CDPSession, Page } from 'playwright';
import type { Bench, Figure } from '../figure.ts';
import { countWorkMs } from './count-work-ms.ts';
import { measureScrolling } from './measure-scrolling.ts';
import { accessPassword, withServedWizard } from './served-wizard.ts';

const variantCount = 1000;
const typedLetters = 30;
const enteredCells = 10;
const pastes = 3;
const pastedRows = 200;
const pastedColumns = 6;
/** Which of the pasted columns contain images: the cover, and the winning badge. */
const imageColumns: readonly number[] = [2, 4];
const frameMs = 1000 / 60;

/** Measures the table of variants with 1,000 variants: how smoothly it scrolls and takes texts, and how long a large paste lasts. */
export const variantsTable: Bench = {
  name: 'variants-table',
  run: async () => {
    const browser = await launchChromium();
    try {
      return await withServedWizard(async (origin) => {
        const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
        const page = await context.newPage();
        const devTools = await context.newCDPSession(page);
        const thumbsMs = await openTable(page, origin);
        const scrolling = await measureScrolling(page);
        const type = await measureTyping(page, devTools);
        const paste = await measurePasting(page, devTools);
        return [
          { name: 'first thumbnails after the table', value: thumbsMs, unit: 'ms', atMost: 1000 },
          ...scrolling,
          { name: 'typing: work for a letter', value: type.letterMs, unit: 'ms', atMost: frameMs },
          { name: 'typing: work for an entered cell', value: type.cellMs, unit: 'ms' },
          { name: 'paste of 200 x 6 cells', value: paste, unit: 'ms', atMost: 300 },
        ] satisfies Figure[];
      });
    } finally {
      await browser.close();
    }
  },
};

async function measureTyping(page: Page, devTools: CDPSession) {
  await selectFirstCell(page);
  await page.keyboard.type('W');
  const letterMs =
    (await countWorkMs(devTools, async () => {
      for (let letter = 0; letter < typedLetters; letter += 1) {
        await page.keyboard.type('w');
        await page.evaluate(() => new Promise(requestAnimationFrame));
      }
    })) / typedLetters;
  await page.keyboard.press('Enter');
  await page.locator('[data-cell="1 1"]', { hasText: 'Www' }).waitFor();
  const cellMs =
    (await countWorkMs(devTools, async () => {
      for (let cell = 0; cell < enteredCells; cell += 1) {
        await page.keyboard.type('Go');
        await page.keyboard.press('Enter');
        await page.evaluate(() => new Promise(requestAnimationFrame));
      }
    })) / enteredCells;
  return { letterMs, cellMs };
}

/** Measures the time from the paste to the frame that shows it. Other load only lengthens it, so the shortest one counts. */
async function measurePasting(page: Page, devTools: CDPSession): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < pastes; round += 1) {
    await selectFirstCell(page);
    const text = Array.from({ length: pastedRows }, (_row, row) =>
      Array.from({ length: pastedColumns }, (_cell, column) => writePasted(round, row, column)).join('\t'),
    ).join('\r\n');
    const workMs = await countWorkMs(devTools, () => page.evaluate(paste, text));
    times.push(workMs);
    await page.locator('[data-cell="2 1"]', { hasText: writePasted(round, 1, 0) }).waitFor();
  }
  process.stdout.write(`  paste: ${times.map(Math.round).join(' ')} ms of work\n`);
  return Math.min(...times);
}

/** Selects the first text of the first variant. */
export async function selectFirstCell(page: Page): Promise<void> {
  await page.locator('[data-cell="0 1"]').click();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
}

function writePasted(round: number, row: number, column: number): string {
  return imageColumns.includes(column) ? 'cover.jpg' : `Pasted ${round} ${row} ${column}`;
}

/** Runs in the page. Ends with the frame after the one that shows the pasted cells. */
async function paste(text: string): Promise<void> {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  document.activeElement?.dispatchEvent(event);
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
}

/** Opens the table of a new ad. Returns how long the first thumbnails took after the table was there, in milliseconds. */
export async function openTable(page: Page, origin: string): Promise<number> {
  const send = async (path: string, options: Parameters<typeof page.request.post>[1]) => {
    const answer = await page.request.post(`${origin}${path}`, { ...options, headers: { origin } });
    if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
    return (await answer.json()) as { data: { fileSystemPath: string } };
  };
  await send('/api/access', { data: { password: accessPassword } });
  const { path, mimeType } = fixtureMedia.cover;
  const buffer = await readFile(path);
  const { data } = await send('/api/upload/image', {
    multipart: { image: { name: 'cover.jpg', mimeType, buffer } },
  });
  const id = 'bench-variants-table';
  await send('/api/ads', {
    data: {
      id,
      cta: { coverText: 'Lucky reels', label: 'Spin!' },
      assets: { coverImage: { filePath: data.fileSystemPath } },
      variants: Array.from({ length: variantCount }, (_, index) => ({
        id: `variant-${index}`,
        overrides: {
          'cta.coverText': `Win ${index} tonight`,
          'cta.label': `Spin ${index}`,
          'outro.headline': `Hot ${index}`,
          ...(index % 3 === 0 && { 'outro.label': `Play ${index}` }),
        },
      })),
    },
  });
  await page.goto(`${origin}/create?ad=${id}&view=variants`);
  await page.getByRole('rowheader').nth(5).waitFor();
  const shownAt = performance.now();
  await page.waitForFunction(
    () => document.querySelectorAll('[role="rowheader"] [class*="thumb"] > *').length >= 5,
  );
  return performance.now() - shownAt;
}
