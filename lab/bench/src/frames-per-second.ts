import type { CDPSession, Page } from 'playwright';

/**
 * Measures the frames per second of a page for `watchedMs`: the lower of the main thread's animation frames and the
 * frames that the browser draws.
 */
export async function framesPerSecond(page: Page, devTools: CDPSession, watchedMs: number): Promise<number> {
  let asked = 0;
  const drawn = await drawnFramesPerSecond(devTools, async () => {
    asked = await page.evaluate(askedFramesPerSecond, watchedMs);
  });
  return Math.min(asked, drawn);
}

/**
 * Measures the frames per second that the browser draws while `meanwhile` runs. It does not request frames on the main
 * thread, because that would make the main thread follow animations that run without it.
 */
export async function drawnFramesPerSecond(
  devTools: CDPSession,
  meanwhile: () => Promise<void>,
): Promise<number> {
  const drawnMicroseconds: number[] = [];
  const note = ({ value }: { value: object[] }) => {
    for (const event of value as { name: string; ts: number }[])
      if (event.name === 'DrawFrame') drawnMicroseconds.push(event.ts);
  };
  devTools.on('Tracing.dataCollected', note);
  const complete = new Promise<unknown>((done) => void devTools.once('Tracing.tracingComplete', done));
  const includedCategories = ['disabled-by-default-devtools.timeline.frame'];
  await devTools.send('Tracing.start', { traceConfig: { includedCategories } });
  await meanwhile();
  await devTools.send('Tracing.end');
  await complete;
  devTools.off('Tracing.dataCollected', note);
  const spanSeconds = (Math.max(...drawnMicroseconds) - Math.min(...drawnMicroseconds)) / 1e6;
  return (drawnMicroseconds.length - 1) / spanSeconds;
}

function askedFramesPerSecond(watchedMs: number): Promise<number> {
  return new Promise((done) => {
    let startMs: number | undefined;
    let count = 0;
    const tick = (nowMs: number) => {
      startMs ??= nowMs;
      if (nowMs - startMs >= watchedMs) done((1000 * count) / (nowMs - startMs));
      else {
        count += 1;
        requestAnimationFrame(tick);
      }
    };
    requestAnimationFrame(tick);
  });
}
