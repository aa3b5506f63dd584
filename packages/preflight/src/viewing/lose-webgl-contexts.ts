import type { Page } from 'playwright-core';

/**
 * Takes away the WebGL contexts of all canvases, as a phone does that runs short of memory. Resolves to how many of these losses
 * the ad ignores: it neither allows the browser to restore the context nor removes or hides the canvas.
 */
export function loseWebglContexts(page: Page): Promise<number> {
  return page.evaluate(loseContexts, { eventMs: 2000, fallbackMs: 500 });
}

/** Runs in the page. Self-contained, since it is sent to the browser as text. Times are in milliseconds. */
async function loseContexts({
  eventMs,
  fallbackMs,
}: {
  eventMs: number;
  fallbackMs: number;
}): Promise<number> {
  const after = (ms: number) => new Promise<false>((resolve) => void setTimeout(resolve, ms, false));
  const lose = async (canvas: HTMLCanvasElement) => {
    const context = canvas.getContext('webgl2') ?? canvas.getContext('webgl');
    const extension = context?.getExtension('WEBGL_lose_context') ?? null;
    if (extension === null) return true;
    const isRestorable = new Promise<boolean>((resolve) => {
      // Without the call, the browser never restores the context.
      const see = (event: Event) => resolve(event.defaultPrevented);
      canvas.addEventListener('webglcontextlost', see, { once: true });
    });
    extension.loseContext();
    if (await Promise.race([isRestorable, after(eventMs)])) return true;
    await after(fallbackMs);
    return canvas.getClientRects().length === 0 || getComputedStyle(canvas).visibility === 'hidden';
  };
  const handled = await Promise.all(Array.from(document.querySelectorAll('canvas'), lose));
  return handled.filter((isHandled) => !isHandled).length;
}
