import type { Network } from '@spinreel/exporters/network';
import type { Browser, CDPSession, Page, Route } from 'playwright-core';
import { awaitAnswer } from './browser/await-answer.ts';
import { closeContext } from './browser/close-context.ts';
import { loadPage } from './browser/load-page.ts';
import type { AudioState, CtaCall, LifecycleLog, PresentedFrames } from './hosts/log/host-log.ts';
import { isNetworkScript } from './evidence/is-network-script.ts';
import { readHostLog, readingLimits, toHostLogCopy, type HostLogCopy } from './hosts/log/read-host-log.ts';
import { hostScript } from './hosts/host-scripts.ts';
import { limitReports, reportLimits } from './hosts/limit-reports.ts';
import { refusalMark } from './hosts/refuse-network.ts';
import { measurementUrl } from './hosts/replace-macros.ts';
import { ExceededLimit } from './limits/exceeded-limit.ts';
import { limitPage, type PageLimits } from './limits/page-limits.ts';
import { openFile } from './opening/open-file.ts';
import type { PackageEntry } from './opening/opened-file.ts';
import { withTimeLimit } from './limits/time-limit.ts';

/** An ad that runs in its network's host simulator. */
export interface HostedAd {
  readonly page: Page;
  /** URLs of network requests, except for the ad's own files. Must stay empty. */
  readonly networkRequests: readonly string[];
  /** Attempted navigations, including reloads, and opened windows. All of them are blocked. */
  readonly navigations: ReadonlySet<string>;
  /** Console errors and uncaught exceptions. Blocked requests are only in `networkRequests`. */
  readonly consoleErrors: readonly string[];
  /** Resolves to the CTA calls so far. */
  ctaCalls(): Promise<readonly CtaCall[]>;
  /** Resolves to the calls so far with which the ad reported its progress. */
  lifecycle(): Promise<LifecycleLog>;
  /** Resolves to the names of the measurement events so far, in order. */
  measurementCalls(): Promise<readonly string[]>;
  /** Resolves to whether the ad defined the CTA call before the host did. */
  hasOwnHook(): Promise<boolean>;
  /** Resolves to the violations of the documented host interface so far, as sentences. */
  hostErrors(): Promise<readonly string[]>;
  audioState(): Promise<AudioState>;
  presentedFrames(): Promise<PresentedFrames>;
  /** Returns why the ad was ended, as a sentence: it used too much memory, for example. Null if it was not. */
  exceededLimit(): string | null;
  /** Resolves when the ad has been ended because it exceeded a limit. */
  readonly ended: Promise<void>;
  close(): Promise<void>;
}

/** A finished file, and how it is opened. */
export interface OpeningOptions {
  readonly bytes: Uint8Array;
  readonly network: Network;
  /** Must only play ads, because the memory and processor time of its other pages count as the ad's. */
  readonly browser: Browser;
  /** A phone of 390 by 844 pixels by default. */
  readonly viewport?: { readonly width: number; readonly height: number };
  /** The browser's own by default. */
  readonly userAgent?: string;
  /** Whether the ad must not report its end before its video has ended. True by default. */
  readonly endsWithVideo?: boolean;
  /** A script that runs after the host simulator, and before the ad. */
  readonly script?: string;
}

type ServedFile = Pick<PackageEntry, 'path' | 'bytes'>;

/** An origin that cannot exist: the top-level domain `.invalid` is reserved (RFC 2606). */
const origin = 'https://ad.invalid';

/** The longest answer to a question to the page, in milliseconds: as long as a viewer waits for it. */
const answerMs = 10_000;

/** Time limit for reading an ad, in milliseconds. A normal ad needs a fraction of it. */
const readingLimitMs = 20_000;

const phone = { width: 390, height: 844 } as const;

/**
 * Opens a finished file in its network's host simulator, on an emulated phone with touch and without network access.
 * Throws if the file cannot be opened; `checkFile` reports why. Throws `ExceededLimit` if the page exceeds a limit while it loads.
 *
 * @example
 * const browser = await launchChromium({ isSealed: true });
 * const ad = await openInHost({ bytes: artifact.bytes, network: networks.meta, browser });
 * await ad.page.touchscreen.tap(195, 490);
 */
export async function openInHost(options: OpeningOptions): Promise<HostedAd> {
  const { bytes, network, browser, viewport = phone, userAgent, endsWithVideo = true, script = '' } = options;
  const { contents } = withTimeLimit(readingLimitMs, () => openFile({ bytes, fileName: '', network }));
  if (contents?.page === undefined || contents.page === null)
    throw new Error('The file has no page that could be shown');
  const entryUrl = `${origin}/${contents.page.entry.path}`;
  const urlOf = (path: string) => new URL(path, entryUrl).href;
  // The host simulator defines what the host's scripts would define, so they are served empty.
  const provided = network.providedScripts.map((path) => ({ path, bytes: new Uint8Array() }));
  const files = new Map<string, ServedFile>([
    ...contents.entries.map((file): [string, ServedFile] => [`${origin}/${file.path}`, file]),
    ...provided.map((file): [string, ServedFile] => [urlOf(file.path), file]),
  ]);

  const context = await browser.newContext({
    viewport,
    hasTouch: true,
    isMobile: true,
    ...(userAgent === undefined ? {} : { userAgent }),
    // Requests of a service worker would bypass the page's routes.
    serviceWorkers: 'block',
    acceptDownloads: false,
  });
  const networkRequests: string[] = [];
  const navigations = new Set<string>();
  const measurementRequests: string[] = [];
  const consoleErrors: string[] = [];
  let isOpened = false;
  await context.addInitScript({
    content: `${hostScript(network, { endsWithVideo })}\n(${limitReports.toString()})(${JSON.stringify(reportLimits)});\n${script}`,
  });
  let limits: PageLimits | null = null;
  await context.route('**/*', async (route) => {
    const url = route.request().url();
    if (network.hostTraits.includes('replaces-macros') && url.startsWith(measurementUrl)) {
      addBounded(measurementRequests, shorten(url.slice(measurementUrl.length)));
      await stay(route);
      return;
    }
    const isLeading = route.request().isNavigationRequest() && (isOpened || url !== entryUrl);
    if (isLeading) navigations.add(shorten(url));
    limits?.count(isLeading ? 'navigations' : 'requests');
    isOpened ||= url === entryUrl;
    if (isNetworkScript(url, network)) await route.fulfill({ body: '', contentType: contentTypeOf('.js') });
    else if (isLeading && files.has(url)) await stay(route);
    else await answer(route, files, networkRequests);
  });
  await context.routeWebSocket('**/*', (socket) => {
    networkRequests.push(shorten(socket.url()));
    limits?.count('connections');
    socket.onMessage((data) => limits?.countSent(data));
  });
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  limits = await limitPage(page, devTools);
  page.on('console', (message) => {
    const text = shorten(message.text());
    if (text.startsWith(refusalMark)) networkRequests.push(text.slice(refusalMark.length).trim());
    const isRefusal = text.includes(refusalMark) || networkRequests.includes(message.location().url);
    if (message.type() === 'error' && !isRefusal) addBounded(consoleErrors, text);
  });
  page.on('pageerror', (error) => {
    const text = shorten(String(error));
    if (!text.includes(refusalMark)) addBounded(consoleErrors, text);
  });
  await watchNavigation(page, devTools, navigations);
  const { reason, ended, kill, release } = limits;
  const close = async () => {
    release();
    await closeContext(context, devTools);
  };
  try {
    await Promise.race([loadPage(page, entryUrl), rejectAfter(ended)]);
  } catch (error) {
    const exceeded = reason();
    kill();
    await close();
    throw exceeded === null ? error : new ExceededLimit(exceeded);
  }
  const readLog = async (): Promise<HostLogCopy> =>
    toHostLogCopy(await awaitAnswer(answerMs, page.evaluate(readHostLog, readingLimits)));

  return {
    page,
    networkRequests,
    navigations,
    consoleErrors,
    ctaCalls: async () => (await readLog()).ctaCalls,
    lifecycle: async () => (await readLog()).lifecycle,
    measurementCalls: async () => [...(await readLog()).measurementCalls, ...measurementRequests],
    hasOwnHook: async () => (await readLog()).hasOwnHook,
    hostErrors: async () => (await readLog()).hostErrors,
    audioState: async () => (await readLog()).audio,
    presentedFrames: async () => (await readLog()).frames,
    exceededLimit: reason,
    ended,
    close,
  };
}

/** Serves the ad's own files from memory and blocks all other requests. */
async function answer(
  route: Route,
  files: ReadonlyMap<string, ServedFile>,
  refused: string[],
): Promise<void> {
  const url = route.request().url();
  const file = files.get(url);
  if (file === undefined) {
    refused.push(shorten(url));
    if (route.request().isNavigationRequest()) await stay(route);
    else await route.abort('blockedbyclient');
    return;
  }
  await route.fulfill({ body: Buffer.from(file.bytes), contentType: contentTypeOf(file.path) });
}

/**
 * Answers with status 204. A navigation then leaves the page as it is. Aborting would show the browser's error page.
 */
async function stay(route: Route): Promise<void> {
  await route.fulfill({ status: 204 });
}

/** Records navigations, including those that never become requests: app store schemes and new windows. */
async function watchNavigation(page: Page, devTools: CDPSession, navigations: Set<string>): Promise<void> {
  page.context().on('page', (opened) => {
    navigations.add('a new window');
    opened
      .close()
      .then(() => page.bringToFront())
      // The window or the page may already be closed.
      .catch(() => {});
  });
  await devTools.send('Page.enable');
  devTools.on('Page.frameRequestedNavigation', ({ url }) => {
    if (navigations.size < maxKept) navigations.add(shorten(url));
  });
}

/**
 * Returns the content type of a file. Scripts are plain text: classic scripts in the markup still run, but modules and
 * dynamic imports require a JavaScript type and fail, as they do in the networks' web views.
 */
function contentTypeOf(path: string): string {
  if (path.endsWith('.html')) return 'text/html; charset=utf-8';
  return path.endsWith('.js') ? 'text/plain; charset=utf-8' : 'application/octet-stream';
}

/** How many errors and addresses of an ad are kept, and how much of each. */
const maxKept = 200;
const maxLength = 4096;

function shorten(text: string): string {
  return text.slice(0, maxLength);
}

function addBounded(list: string[], text: string): void {
  if (list.length < maxKept) list.push(text);
}

async function rejectAfter(ended: Promise<void>): Promise<never> {
  await ended;
  throw new Error('The ad was ended');
}
