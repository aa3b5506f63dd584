import { expect, onTestFinished, test, vi } from 'vitest';
import { launchChromium } from '../browser/launch-chromium.ts';
import { limitPage } from './page-limits.ts';

/** Fills memory without end. */
const greedyPage = `<!doctype html><script>
const kept = [];
setInterval(() => {
  const memory = new WebAssembly.Memory({ initial: 4096 });
  new Uint8Array(memory.buffer).fill(1);
  kept.push(memory);
}, 20);
</script>`;

// Requirement: check.isolation
test('knows why a page was ended when its browser crashes before it can report that', async () => {
  const browser = await launchChromium({ isSealed: true });
  onTestFinished(() => browser.close());
  const devTools = await browser.newBrowserCDPSession();
  const { processInfo } = await devTools.send('SystemInfo.getProcessInfo');
  const browserPid = processInfo.find(({ type }) => type === 'browser')!.id;
  const page = await browser.newPage();
  const limits = await limitPage(page, await page.context().newCDPSession(page));
  const { kill } = process;
  const killing = vi.spyOn(process, 'kill').mockImplementation((pid, signal) => {
    kill.call(process, browserPid, 'SIGKILL');
    return kill.call(process, pid, signal);
  });
  const closed = page.waitForEvent('close', { timeout: 0 });
  page.setContent(greedyPage).catch(() => undefined);
  await closed;
  killing.mockRestore();
  limits.release();
  expect(limits.reason()).toMatch(/more than \d+ MB of memory/);
});
