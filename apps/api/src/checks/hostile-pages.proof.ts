import { checkFile, playCheck, type CheckVerdict, type FileCheck } from '@spinreel/api-contract/checks';
import { hostileMarkup, hostilePages } from '@spinreel/fixtures/hostile/hostile-pages';
import { createProcessTree } from '@spinreel/preflight/limits/process-tree';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServerProcess, type ServerProcess } from '../../test/processes/start-server-process.ts';
import { testPassword } from '../../test/start-test-server.ts';
import { watchHealth } from '../../test/processes/watch-health.ts';

/** The memory that the check of one file may use with everything that it starts, in bytes. */
const maxUsedBytes = 1.5 * 1024 ** 3;

/** A game that opens the store at its first tap, sent by somebody else. */
const game = `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<button style="width:100vw;height:100vh" onclick="FbPlayableAd.onCTAClick()">Play</button>`;

const atEnd: (() => Promise<void>)[] = [];
let server: ServerProcess;

beforeAll(async () => {
  server = await startServerProcess({ cleanUp: (work) => atEnd.push(work) });
});
afterAll(() => Promise.all(atEnd.map((work) => work())));

// Requirement: check.isolation
it.each(hostilePages)(
  'plays a page that exhausts $name, or says why not',
  async ({ name, html, expected }) => {
    const { verdict, usedBytes } = await measure(name, async () => {
      const { id } = await check(html, 'moloco');
      return await play(id);
    });
    const messages = verdict.findings.filter(({ passed }) => !passed).map(({ message }) => message);
    if (expected !== null) expect(messages.join('\n')).toMatch(expected);
    expect(usedBytes).toBeLessThan(maxUsedBytes);
  },
);

// Requirement: check.isolation
it.each(hostileMarkup)('checks a file with $name, or says why not', async ({ name, html }) => {
  const { usedBytes } = await measure(name, async () => {
    const { verdicts } = await check(html(), 'moloco,applovin,meta,mintegral,google,unity');
    return verdicts[0]!;
  });
  expect(usedBytes).toBeLessThan(maxUsedBytes);
});

// Requirement: check.isolation
it('serves somebody else while one session plays hostile pages for many networks', async () => {
  const hostile = await check(hostilePages[0]!.html, 'moloco,applovin,meta');
  const others = watchHealth(server.address);
  const plays = ['moloco', 'applovin', 'meta'].map((network) => play(hostile.id, network));
  const cookie = await enter();
  const own = await check(game, 'moloco', cookie);
  expect((await play(own.id, 'moloco', cookie)).isPlayed).toBe(true);
  for (const verdict of await Promise.all(plays)) expect(verdict.passed).toBe(false);
  expect(new Set(await others.stop())).toEqual(new Set([200]));
});

async function check(html: string, networks: string, cookie?: string): Promise<FileCheck> {
  const form = new FormData();
  form.append(checkFile.networksField, networks);
  form.append(checkFile.fileField, new Blob([html]), 'ad.html');
  return await request(checkFile.path(), { body: form }, cookie);
}

async function play(id: string, network = 'moloco', cookie?: string): Promise<CheckVerdict> {
  return await request(playCheck.path(id, network), {}, cookie);
}

async function request<Data>(path: string, init: { body?: FormData }, cookie?: string): Promise<Data> {
  const options = { method: 'POST', ...init };
  const headers = cookie === undefined ? {} : { cookie, 'sec-fetch-site': 'same-origin' };
  const response =
    cookie === undefined
      ? await server.call(path, options)
      : await fetch(server.address + path, { ...options, headers });
  const { data, error } = (await response.json()) as { data: Data; error?: { message: string } };
  expect([response.status, error]).toEqual([200, undefined]);
  return data;
}

/** Resolves to the cookie of another session. */
async function enter(): Promise<string> {
  const response = await fetch(`${server.address}/api/access`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ password: testPassword }),
  });
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

/** Prints and returns what a check used. Other programs may change the memory that is available meanwhile. */
async function measure(name: string, work: () => Promise<CheckVerdict>) {
  const startedAt = performance.now();
  const tree = createProcessTree(server.child.pid ?? 0);
  const sum = () => tree.read().reduce((total, { memoryBytes }) => total + memoryBytes, 0);
  const before = { used: sum(), available: readAvailableBytes() };
  let most = before.used;
  let least = before.available;
  const timer = setInterval(() => {
    most = Math.max(most, sum());
    least = Math.min(least, readAvailableBytes());
  }, 40);
  try {
    const verdict = await work();
    const usedBytes = most - before.used;
    const reason = verdict.findings.find(({ id, passed }) => !passed && id === 'within-device-limits');
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    const megabytes = [usedBytes, before.available - least].map((bytes) => Math.round(bytes / 1024 ** 2));
    process.stdout.write(
      `${name}: ${seconds} s, ${megabytes[0]} MB used, ${megabytes[1]} MB less available. ${reason?.message ?? ''}\n`,
    );
    return { verdict, usedBytes };
  } finally {
    clearInterval(timer);
  }
}

function readAvailableBytes(): number {
  return Number(/MemAvailable:\s+(\d+)/.exec(readFileSync('/proc/meminfo', 'utf8'))?.[1]) * 1024;
}
