import { networks, type NetworkId } from '@spinreel/exporters/networks/index';
import type { Browser, CDPSession, Page, Route } from 'playwright';
import { closeContext } from './close-context.ts';
import type { AudioState, CtaCall, PresentedFrames } from './hosts/host-log.ts';
import { hostScript } from './hosts/host-scripts.ts';
import { refusalMark } from './hosts/refuse-network.ts';
import { openFile } from './open-file.ts';
import type { PackageEntry } from './opened-file.ts';
import { withTimeLimit } from './time-limit.ts';

/** An ad that runs in the simulation of its network's web view. */
export interface HostedAd {
  readonly page: Page;
  /** Everything that was asked of any network, beyond the ad's own files. It must stay empty. */
  readonly networkRequests: readonly string[];
  /** Where the page tried to lead by itself, itself included, or what it opened. It stays where it is. */
  readonly navigations: ReadonlySet<string>;
  /** Errors of the console and those that nobody caught; a refused request is told by `networkRequests` alone. */
  readonly consoleErrors: readonly string[];
  /** Calls of the click hook so far. */
  ctaCalls(): Promise<readonly CtaCall[]>;
  /** Whether the ad had defined the click hook before the host did. */
  hasOwnHook(): Promise<boolean>;
  audioState(): Promise<AudioState>;
  presentedFrames(): Promise<PresentedFrames>;
  close(): Promise<void>;
}

/** An address that can never be anybody's: the top-level domain is reserved. */
const origin = 'https://ad.invalid';

/** A finished ad is read, and loads, in a fraction of this. */
const openingLimitMs = 20_000;

const phone = { width: 390, height: 844 } as const;

/**
 * Opens a finished file as its network shows it: inside a simulation of the network's web view, on a phone with touch,
 * without any network. Throws on a file that cannot be opened; `checkFile` says why.
 *
 * @example
 * const browser = await launchChromium({ isSealed: true });
 * const ad = await openInHost({ bytes: artifact.bytes, network: 'meta', browser });
 * await ad.page.touchscreen.tap(195, 490);
 */
export async function openInHost(options: {
  bytes: Uint8Array;
  network: NetworkId;
  browser: Browser;
  viewport?: { width: number; height: number };
}): Promise<HostedAd> {
  const { bytes, network, browser, viewport = phone } = options;
  const { entryPath } = networks[network].container;
  const { contents } = withTimeLimit(openingLimitMs, () =>
    openFile({ bytes, fileName: entryPath, network: networks[network] }),
  );
  if (contents?.page === undefined || contents.page === null)
    throw new Error('The file has no page that could be shown');
  const files = new Map(contents.entries.map((entry) => [`${origin}/${entry.path}`, entry]));

  const context = await browser.newContext({
    viewport,
    hasTouch: true,
    isMobile: true,
    // What such a worker asked for would pass by the page's routes.
    serviceWorkers: 'block',
  });
  const networkRequests: string[] = [];
  const navigations = new Set<string>();
  const consoleErrors: string[] = [];
  const entryUrl = `${origin}/${entryPath}`;
  let isOpened = false;
  await context.addInitScript({ content: hostScript(network) });
  await context.route('**/*', async (route) => {
    const url = route.request().url();
    const isLeading = route.request().isNavigationRequest() && (isOpened || url !== entryUrl);
    if (isLeading) navigations.add(url);
    isOpened ||= url === entryUrl;
    if (isLeading && files.has(url)) await stay(route);
    else await answer(route, files, networkRequests);
  });
  await context.routeWebSocket('**/*', (socket) => {
    networkRequests.push(socket.url());
  });
  const page = await context.newPage();
  page.on('console', (message) => {
    const text = message.text();
    if (text.startsWith(refusalMark)) networkRequests.push(text.slice(refusalMark.length).trim());
    const isRefusal = text.includes(refusalMark) || networkRequests.includes(message.location().url);
    if (message.type() === 'error' && !isRefusal) consoleErrors.push(text);
  });
  page.on('pageerror', (error) => {
    if (!String(error).includes(refusalMark)) consoleErrors.push(String(error));
  });
  const devTools = await context.newCDPSession(page);
  await watchNavigation(page, devTools, navigations);
  const close = () => closeContext(context, devTools);
  try {
    await page.goto(entryUrl, { waitUntil: 'commit' });
    // The browser's own word on loading never comes when a page tries to lead away meanwhile.
    await page.waitForFunction(() => document.readyState === 'complete', null, { timeout: openingLimitMs });
  } catch (error) {
    await close();
    throw error;
  }

  return {
    page,
    networkRequests,
    navigations,
    consoleErrors,
    ctaCalls: () => page.evaluate(() => window.spinreelHostLog.ctaCalls),
    hasOwnHook: () => page.evaluate(() => window.spinreelHostLog.hasOwnHook),
    audioState: () => page.evaluate(readAudioState),
    presentedFrames: () => page.evaluate(() => window.spinreelHostLog.frames),
    close,
  };
}

/** Serves the ad's own files from memory and lets nothing else through. */
async function answer(
  route: Route,
  files: ReadonlyMap<string, PackageEntry>,
  refused: string[],
): Promise<void> {
  const url = route.request().url();
  const file = files.get(url);
  if (file === undefined) {
    refused.push(url);
    if (route.request().isNavigationRequest()) await stay(route);
    else await route.abort('blockedbyclient');
    return;
  }
  await route.fulfill({ body: Buffer.from(file.bytes), contentType: contentTypeOf(file.path) });
}

/** An answer without content leaves the page as it is; a refusal would put the browser's error page in its place. */
async function stay(route: Route): Promise<void> {
  await route.fulfill({ status: 204 });
}

/** Notes what never becomes a request too: the schemes of stores, and windows. */
async function watchNavigation(page: Page, devTools: CDPSession, navigations: Set<string>): Promise<void> {
  page.context().on('page', (opened) => {
    navigations.add('a new window');
    opened
      .close()
      .then(() => page.bringToFront())
      // Either may be gone meanwhile.
      .catch(() => {});
  });
  await devTools.send('Page.enable');
  devTools.on('Page.frameRequestedNavigation', ({ url }) => {
    navigations.add(url);
  });
}

/**
 * Scripts as plain text: classic scripts in the markup run all the same, whereas modules and dynamic imports insist on
 * the right type and fail, as they do inside the networks' web views.
 */
function contentTypeOf(path: string): string {
  if (path.endsWith('.html')) return 'text/html; charset=utf-8';
  return path.endsWith('.js') ? 'text/plain; charset=utf-8' : 'application/octet-stream';
}

function readAudioState(): AudioState {
  const { media, countAudibleContexts, hasPlayedBeforeTap, hasSoundedBeforeTap } = window.spinreelHostLog;
  const audible = [...media].filter((element) => !element.paused && !element.muted && element.volume > 0);
  return {
    audibleElements: audible.length,
    audibleContexts: countAudibleContexts(),
    hasPlayedBeforeTap,
    hasSoundedBeforeTap,
  };
}
