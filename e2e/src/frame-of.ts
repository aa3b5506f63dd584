import type { Frame, Page } from '@playwright/test';

/** A frame of one of our own pages, in which the address is shown; without a sandbox unless told otherwise. */
export async function frameOf(page: Page, address: string, sandbox: string | null = null): Promise<Frame> {
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
