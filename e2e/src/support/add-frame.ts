import type { Frame, Page } from '@playwright/test';

/** Adds an iframe with the address to one of our own pages. It has no sandbox by default. */
export async function addFrame(page: Page, address: string, sandbox: string | null = null): Promise<Frame> {
  await page.goto('/imprint');
  const handle = await page.evaluateHandle(
    ([src, allowed]) =>
      new Promise<HTMLIFrameElement>((resolve) => {
        const frame = document.createElement('iframe');
        if (allowed !== null) frame.setAttribute('sandbox', allowed);
        frame.addEventListener('load', () => resolve(frame));
        frame.src = src;
        document.body.append(frame);
      }),
    [address, sandbox] as const,
  );
  const frame = await handle.asElement()?.contentFrame();
  if (!frame) throw new Error('There is no frame');
  return frame;
}
