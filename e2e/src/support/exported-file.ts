import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';

/** What is downloaded once `start` has begun it, in this page or in a new one. */
export async function exportedFile(
  page: Page,
  start: () => Promise<void>,
): Promise<{ name: string; bytes: Buffer }> {
  // A link that opens a new tab downloads there; both ways end in a download of the context.
  const downloads = new Promise<Download>((resolve) => {
    page.once('download', resolve);
    page.context().once('page', (tab) => tab.once('download', resolve));
  });
  await start();
  const download = await downloads;
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}
