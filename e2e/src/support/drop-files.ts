import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { JSHandle, Page } from '@playwright/test';

const mimeTypes: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  mp4: 'video/mp4',
  mp3: 'audio/mpeg',
};

/** Drags files over the page and drops them on the element `selector`. `whileOver` runs before the drop. */
export async function dropFiles(
  page: Page,
  options: { paths: readonly string[]; selector: string; whileOver?: () => Promise<void> },
): Promise<void> {
  const { paths, selector, whileOver } = options;
  const dataTransfer = await createDataTransfer(page, paths);
  await page.dispatchEvent(selector, 'dragenter', { dataTransfer });
  await whileOver?.();
  await page.dispatchEvent(selector, 'drop', { dataTransfer });
}

/** Pastes a file into the focused element. */
export async function pasteFile(page: Page, path: string): Promise<void> {
  const dataTransfer = await createDataTransfer(page, [path]);
  await page.evaluate((clipboardData) => {
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    (document.activeElement ?? document.body).dispatchEvent(event);
  }, dataTransfer);
}

async function createDataTransfer(page: Page, paths: readonly string[]): Promise<JSHandle<DataTransfer>> {
  const files = await Promise.all(
    paths.map(async (path) => ({
      name: basename(path),
      type: mimeTypes[path.split('.').at(-1) ?? ''] ?? '',
      base64: await readFile(path, 'base64'),
    })),
  );
  return await page.evaluateHandle((given) => {
    const transfer = new DataTransfer();
    for (const { name, type, base64 } of given) {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      transfer.items.add(new File([bytes], name, { type }));
    }
    return transfer;
  }, files);
}
