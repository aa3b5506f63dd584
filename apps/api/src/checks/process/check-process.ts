// Checks one file in a process of its own, because a hostile file may exhaust the memory or keep a parser busy.
import { readFile } from 'node:fs/promises';
import type { Network } from '@spinreel/exporters/network';
import { adNetworks } from '@spinreel/exporters/networks/index';
import { measureAssets } from '@spinreel/preflight/assets/measure-assets';
import { checkFile } from '@spinreel/preflight/check-artifact';
import { MissingBrowser } from '@spinreel/preflight/missing-browser';
import type { CheckOrder, CheckReply, CheckResults } from './check-order.ts';

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
    await send(order.kind === 'bytes' ? await judgeBytes(order, bytes) : await judgeBehaviour(order, bytes));
  } catch (error) {
    await send({ kind: 'failed', detail: describe(error) });
  }
}

async function judgeBytes(
  { fileName, networkIds }: CheckOrder & { kind: 'bytes' },
  bytes: Uint8Array,
): Promise<CheckReply> {
  const verdicts: CheckResults['bytes']['verdicts'][number][] = [];
  for (const network of networkIds.map(findNetwork)) {
    verdicts.push(await checkFile({ bytes, fileName, network }));
    await send({ kind: 'progress', share: verdicts.length / networkIds.length });
  }
  return { kind: 'done', result: { verdicts, assets: measureAssets(bytes, fileName) } };
}

/** Loads the browser's driver lazily, because checks of bytes do not need it. */
async function judgeBehaviour(
  { fileName, networkId }: CheckOrder & { kind: 'behaviour' },
  bytes: Uint8Array,
): Promise<CheckReply> {
  const network = findNetwork(networkId);
  const { launchChromium } = await import('@spinreel/preflight/launch-chromium');
  const { playFile } = await import('@spinreel/preflight/play-file');
  const browser = await launchChromium({ isSealed: true }).catch(asMissingBrowser);
  if (browser instanceof MissingBrowser) return { kind: 'no-browser', detail: browser.message };
  try {
    const verdict = await playFile({ bytes, fileName, network, browser, signal: stopping.signal });
    return { kind: 'done', result: { verdict, screenshots: [] } };
  } finally {
    await browser.close();
  }
}

function asMissingBrowser(error: unknown): MissingBrowser {
  if (error instanceof MissingBrowser) return error;
  throw error;
}

function findNetwork(id: string): Network {
  const network = Object.values(adNetworks).find((one) => one.id === id);
  if (network === undefined) throw new TypeError(`Unknown network: ${id}`);
  return network;
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
