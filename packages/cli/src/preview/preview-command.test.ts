import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { renderUnicodeCompact } from 'uqr';
import { expect, it, vi } from 'vitest';
import { createTestCli } from '../../test/create-test-cli.ts';

const page = '<!doctype html><head></head><script src="mraid.js"></script><script>mraid.open("x")</script>';

// Requirement: cli.preview
it('serves a file in its network’s simulated host until Ctrl-C', async () => {
  const { start, folder } = await setup();
  const { get, stop, lines } = await start();
  expect(lines[0]).toBe('ad.html for Unity Ads');
  expect((await get('')).text).toContain('<iframe src="ad/ad.html"');
  const ad = await get('ad/ad.html');
  expect(ad.text).toMatch(/<head>\s*<script>[^]*spinreelHostLog[^]*mraid\.open\("x"\)/);
  expect(ad.policy).toContain("default-src 'self'");
  expect(await get('ad/mraid.js')).toMatchObject({ status: 200, text: '' });
  expect((await get('ad/../../etc/passwd')).status).toBe(404);
  await writeFile(join(folder, 'ad.html'), page.replace('"x"', '"changed"'));
  await get('');
  expect((await get('ad/ad.html')).text).toContain('mraid.open("changed")');
  expect(await stop()).toBe(130);
});

// Requirement: cli.preview
it('serves other machines at the address in the QR code', async () => {
  const { start } = await setup();
  const { stop, lines } = await start();
  await vi.waitFor(() => expect(lines.join('\n')).toContain('On a phone:'), { timeout: 20_000 });
  const [url = ''] = /http:\/\/\d+\.\d+\.\d+\.\d+:\d+/.exec(lines.join('\n')) ?? [];
  expect(url).not.toContain('127.0.0.1');
  expect(lines).toContain(renderUnicodeCompact(url));
  expect((await fetch(`${url}/ad/ad.html`)).status).toBe(200);
  expect(await stop()).toBe(130);
});

// Requirement: cli.preview
it.each([
  ['text that is no page', 'hello', [], 1, /Unity Ads would not show 'ad\.html'.*\n*.*spinreel check/],
  ['a port that is not a number', page, ['--port', 'x'], 2, /between 0 and 65535/],
])('says why %s cannot be shown', async (_, content, options, code, reason) => {
  const { run, folder } = await setup();
  await writeFile(join(folder, 'ad.html'), content);
  const result = await run('preview', 'ad.html', '--network', 'unity', ...options);
  expect([result.code, result.errors.join('\n')]).toEqual([code, expect.stringMatching(reason)]);
});

/** Writes a page. `start` previews it and resolves when it is served. */
async function setup() {
  const interrupt = new AbortController();
  const { run, folder, lines } = await createTestCli({ signal: interrupt.signal });
  await writeFile(join(folder, 'ad.html'), page);
  const start = async () => {
    const ended = run('preview', 'ad.html', '--network', 'unity');
    await vi.waitFor(() => expect(lines.join('\n')).toContain('http://localhost:'), { timeout: 20_000 });
    const [address = ''] = /http:\/\/localhost:\d+/.exec(lines.join('\n')) ?? [];
    const get = async (path: string) => {
      const response = await fetch(`${address}/${path}`);
      const policy = response.headers.get('content-security-policy');
      return { status: response.status, policy, text: await response.text() };
    };
    const stop = async () => {
      interrupt.abort();
      return (await ended).code;
    };
    return { get, stop, lines };
  };
  return { start, run, folder };
}
