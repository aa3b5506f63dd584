// Checks one file, or prints its report, in a process of its own, because a hostile file may exhaust the memory or keep a parser busy.
import { readFile } from 'node:fs/promises';
import { measureAssets } from '@spinreel/preflight/assets/measure-assets';
import { createFileChecker } from '@spinreel/preflight/check-artifact';
import { awaitAnswer } from '@spinreel/preflight/browser/await-answer';
import { MissingBrowser } from '@spinreel/preflight/browser/missing-browser';
import type { Browser } from 'playwright-core';
import type { CheckOrder, CheckReply, CheckResults } from './check-order.ts';
import { findNetwork } from './refuse-order.ts';
import { exceededReasons } from './watch-check.ts';

const stopping = new AbortController();

process.on('message', (message) => {
  if (message === 'stop') stopping.abort();
  else void obey(message as CheckOrder).finally(() => process.disconnect());
});
// The server has ended.
process.on('disconnect', () => {
  stopping.abort();
  // Chromium needs a moment to close.
  setTimeout(() => process.exit(), closeLimitMs).unref();
});

/** How long this process may take to end after the server has gone, in milliseconds. */
const closeLimitMs = 5000;

async function obey(order: CheckOrder): Promise<void> {
  try {
    const bytes = new Uint8Array(await readFile(order.path));
    await send(await fulfil(order, bytes));
  } catch (error) {
    // A string or a buffer that is too long for JavaScript, for example.
    if (error instanceof RangeError) await send({ kind: 'exhausted', reason: exceededReasons.memory });
    else await send({ kind: 'failed', detail: describe(error) });
  }
}

async function fulfil(order: CheckOrder, bytes: Uint8Array): Promise<CheckReply> {
  switch (order.kind) {
    case 'bytes':
      return await judgeBytes(order, bytes);
    case 'behaviour':
      return await withBrowser((browser) => judgeBehaviour(order, bytes, browser));
    case 'publishing':
      return await withBrowser((browser) => judgePublishing(order, bytes, browser));
    case 'print':
      return await withBrowser((browser) => print(bytes, browser));
  }
}

async function judgeBytes(
  { fileName, networkIds }: CheckOrder & { kind: 'bytes' },
  bytes: Uint8Array,
): Promise<CheckReply> {
  const verdicts: CheckResults['bytes']['verdicts'][number][] = [];
  const playableIds: string[] = [];
  const checker = createFileChecker({ bytes, fileName });
  for (const network of networkIds.map(findNetwork)) {
    verdicts.push(checker.check(network));
    if (checker.hasPage(network)) playableIds.push(network.id);
    await send({ kind: 'progress', share: verdicts.length / networkIds.length });
  }
  return { kind: 'done', result: { verdicts, playableIds, assets: measureAssets(bytes, fileName) } };
}

async function judgeBehaviour(
  { fileName, networkId }: CheckOrder & { kind: 'behaviour' },
  bytes: Uint8Array,
  browser: Browser,
): Promise<CheckReply> {
  const { playFile } = await import('@spinreel/preflight/play-file');
  const network = findNetwork(networkId);
  const { screenshots, ...verdict } = await playFile({
    ...{ bytes, fileName, network, browser },
    signal: stopping.signal,
    wantsScreenshots: true,
  });
  return { kind: 'done', result: { verdict, screenshots } };
}

async function judgePublishing(
  { fileName, question, nowMs }: CheckOrder & { kind: 'publishing' },
  bytes: Uint8Array,
  browser: Browser,
): Promise<CheckReply> {
  const { measureMedia } = await import('@spinreel/preflight/quality/media/measure-media');
  const { checkPublishing } = await import('@spinreel/preflight/check-publishing');
  const { createMediaTools } = await import('@spinreel/media/playback/create-media-tools');
  const { networkId, networkIds, choice, ownElements } = question;
  const { signal } = stopping;
  const file = { bytes, fileName, network: findNetwork(networkId), browser, signal };
  const media = await measureMedia({ ...file, tools: createMediaTools({ signal }) });
  await send({ kind: 'progress', share: publishingShares.cover / 2 });
  const { screenshots: _, ...report } = await checkPublishing({
    ...{ ...file, ...choice, networkIds, ownElements, media, now: nowMs },
    onProgress: (screen) => void send({ kind: 'progress', share: publishingShares[screen] }),
  });
  return { kind: 'done', result: { report } };
}

/** The share of the work that is done when a screen has been surveyed. */
const publishingShares = { cover: 0.4, gameplay: 0.7, outro: 0.95 } as const;

async function print(bytes: Uint8Array, browser: Browser): Promise<CheckReply> {
  const { printReport } = await import('@spinreel/preflight/browser/print-report');
  const pdf = await printReport({ html: new TextDecoder().decode(bytes), browser });
  return { kind: 'done', result: { pdf } };
}

/** Runs work with a browser without network access. Its driver is loaded lazily: checks of bytes do not need it. */
async function withBrowser(work: (browser: Browser) => Promise<CheckReply>): Promise<CheckReply> {
  const { launchChromium } = await import('@spinreel/preflight/browser/launch-chromium');
  const browser = await launchChromium({ isSealed: true }).catch(asMissingBrowser);
  if (browser instanceof MissingBrowser) return { kind: 'no-browser', detail: browser.message };
  const close = (): void => void browser.close();
  stopping.signal.addEventListener('abort', close);
  try {
    return await work(browser);
  } catch (error) {
    if (browser.isConnected() || stopping.signal.aborted) throw error;
    return { kind: 'exhausted', reason: 'The file ends the browser that plays it.' };
  } finally {
    // A browser that a page has flooded may not answer. It ends with this process.
    await awaitAnswer(closeLimitMs, browser.close()).catch(() => undefined);
  }
}

function asMissingBrowser(error: unknown): MissingBrowser {
  if (error instanceof MissingBrowser) return error;
  throw error;
}

function send(reply: CheckReply): Promise<void> {
  return new Promise((resolve) => {
    if (process.send === undefined || !process.connected) resolve();
    else process.send(reply, undefined, {}, () => resolve());
  });
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
