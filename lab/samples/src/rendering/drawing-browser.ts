import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { chromiumSwitches } from '@spinreel/config-schema/limits/chromium-switches';
import { chromium, type Page } from 'playwright';
import type { DrawingPage } from '../drawing/page.ts';

declare global {
  /** Defined by `drawing/page.ts` inside the page. */
  var drawingPage: DrawingPage;
}

/** Opens the drawings in a headless browser, runs `use` with their page, and always closes the browser. */
export async function withDrawingPage<Result>(use: (page: Page) => Promise<Result>): Promise<Result> {
  const bundle = await build({
    entryPoints: [fileURLToPath(new URL('../drawing/page.ts', import.meta.url))],
    bundle: true,
    format: 'iife',
    target: 'es2024',
    write: false,
  });
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      ...chromiumSwitches,
      // The processor draws the same everywhere; graphics cards differ.
      '--disable-gpu',
    ],
  });
  try {
    const page = await browser.newPage();
    await page.setContent('<!doctype html><title>Drawings</title>');
    await page.addScriptTag({ content: bundle.outputFiles[0]?.text ?? '' });
    return await use(page);
  } finally {
    await browser.close();
  }
}
