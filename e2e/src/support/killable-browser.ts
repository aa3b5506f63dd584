import { type ChildProcess, spawn } from 'node:child_process';
import { chromium, type BrowserContext, type Page, type TestInfo } from '@playwright/test';
import { answeredConsent } from './answered-consent.ts';

/** A browser with a profile on disk that a test can kill. */
export interface KillableBrowser {
  readonly page: Page;
  /** Kills all of its processes at once, so nothing more is written. */
  kill(): Promise<void>;
}

/** Opens a browser with the existing profile in `folder`. */
export async function openKillableBrowser(testInfo: TestInfo, folder: string): Promise<KillableBrowser> {
  const { executablePath, args = [] } = testInfo.project.use.launchOptions ?? {};
  const flags = ['--headless=new', '--remote-debugging-port=0', `--user-data-dir=${folder}`, ...args];
  const child = spawn(executablePath ?? 'chromium', [...flags, 'about:blank'], {
    // In a separate process group, so that all of its processes can be killed together.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise((resolve) => {
    child.once('exit', resolve);
  });
  const browser = await chromium.connectOverCDP(await readDebuggerUrl(child));
  const [context] = browser.contexts();
  if (context === undefined) throw new Error('The browser has no window');
  await answerConsent(context, testInfo.project.use.baseURL ?? '');
  return {
    page: await context.newPage(),
    kill: async () => {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
      await ended;
      await browser.close();
    },
  };
}

async function answerConsent(context: BrowserContext, origin: string): Promise<void> {
  const [{ localStorage: answered } = { localStorage: [] }] = answeredConsent(origin).origins;
  await context.addInitScript((items) => {
    for (const { name, value } of items) localStorage.setItem(name, value);
  }, answered);
}

function readDebuggerUrl(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const [, address] = /DevTools listening on (ws:\S+)/.exec(output) ?? [];
      if (address !== undefined) resolve(address);
    });
    child.once('exit', () => reject(new Error(`The browser ended: ${output}`)));
  });
}
