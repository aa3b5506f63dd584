import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';

/** Returns the file that `start` downloads, in this page or in a new one. */
export async function downloadFile(
  page: Page,
  start: () => Promise<void>,
): Promise<{ name: string; bytes: Buffer }> {
  // A link may download in a new tab. In both cases, the context reports the download.
  const downloads = new Promise<Download>((resolve) => {
    page.once('download', resolve);
    page.context().once('page', (tab) => tab.once('download', resolve));
  });
  await start();
  const download = await downloads;
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}
