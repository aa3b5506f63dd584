import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { messages } from '@spinreel/config-schema/messages';
import { blurBombSvg, harmlessSvg } from '@spinreel/fixtures/hostile-svgs';
import { veryShortVideo } from '@spinreel/fixtures/odd-videos';
import { expect, it, onTestFinished, vi } from 'vitest';
import { startTestServer } from '../../test/start-test-server.ts';
import { coverFile } from '../../test/upload-ad.ts';

/** Only decorations may be SVG. */
const decoration = { purpose: 'decoration' };

const floodBytes = 100 * 1024 * 1024;

it.each([
  ['is missing', null, 503, 'degraded'],
  ['cannot be executed', { script: 'exit 0', mode: 0o644 }, 503, 'degraded'],
  ['fails', { script: 'exit 1', mode: 0o755 }, 422, 'ok'],
  ['crashes', { script: 'kill -SEGV $$', mode: 0o755 }, 422, 'ok'],
  ['hangs', { script: 'exec sleep 1000', mode: 0o755 }, 422, 'ok'],
  [
    'complains without end',
    { script: `head -c ${floodBytes} /dev/zero >&2; exit 1`, mode: 0o755 },
    422,
    'ok',
  ],
])(
  'F15: an ffmpeg that %s is told to the marketer, and all else goes on',
  async (_name, tool, status, health) => {
    const video = { name: 'clip.mp4', bytes: await readFile(await veryShortVideo()) };
    const server = await startTestServer();
    const client = await server.unlocked();
    vi.stubEnv('PATH', await folderWith(tool));
    const memoryBefore = process.memoryUsage().rss;
    const answer = await client.upload('video', video);
    const told = (await client.get('/api/health')).json().data;
    vi.unstubAllEnvs();
    expect(answer.statusCode).toBe(status);
    const { error } = answer.json();
    // Only what an administrator has to install is named.
    if (status === 503) expect(error.message).toBe(`${messages.backend.unavailable} (ffprobe)`);
    else expect(error.message).not.toMatch(/ffmpeg|ffprobe|exit|\//i);
    expect(told.status).toBe(health);
    expect(process.memoryUsage().rss - memoryBefore).toBeLessThan(floodBytes);
    expect((await client.upload('image', await coverFile())).statusCode).toBe(200);
    expect((await client.upload('video', video)).statusCode).toBe(200);
  },
);

it('F16: a picture whose drawing crashes is refused, and the next one is drawn', async () => {
  const server = await startTestServer();
  const client = await server.unlocked();
  const upload = client.upload('image', { name: 'a.svg', bytes: blurBombSvg() }, decoration);
  const crashed = vi.waitUntil(async () => {
    const drawing = await rasterisers();
    for (const pid of drawing) process.kill(pid, 'SIGABRT');
    return drawing.length > 0;
  }, 30_000);
  const [answer] = await Promise.all([upload, crashed]);
  expect([answer.statusCode, answer.json().error.code]).toEqual([422, 'unreadable']);
  expect((await client.upload('image', { name: 'b.svg', bytes: harmlessSvg() }, decoration)).statusCode).toBe(
    200,
  );
});

/** A folder for PATH, in which ffmpeg and ffprobe are as given; the programs around them are there unless they are missing. */
async function folderWith(tool: { script: string; mode: number } | null): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'spinreel-tools-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  if (tool === null) return folder;
  for (const name of ['ffmpeg', 'ffprobe']) {
    await writeFile(join(folder, name), `#!/bin/sh\n${tool.script}\n`);
    await chmod(join(folder, name), tool.mode);
  }
  return tool.mode === 0o755 ? `${folder}:${process.env['PATH']}` : folder;
}

/** Processes that draw an SVG for this one. */
async function rasterisers(): Promise<number[]> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const found = await Promise.all(
    ids.map(async (id) => {
      // Others come and go meanwhile.
      const words = await readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => '');
      const status = await readFile(`/proc/${id}/status`, 'utf8').catch(() => '');
      const isOurs = status.includes(`PPid:\t${process.pid}\n`);
      return isOurs && words.startsWith(process.execPath) && words.includes('svg-rasteriser')
        ? [Number(id)]
        : [];
    }),
  );
  return found.flat();
}
