import { availableParallelism } from 'node:os';
import { readFile } from 'node:fs/promises';
import { fixtureMedia } from '@spinreel/fixtures/fixture-media';
import { expect, it } from 'vitest';
import { childrenOf } from './children-of.ts';
import { enterServer } from './drill-client.ts';
import { inDrillFolder } from './in-drill-folder.ts';
import { startServed } from './served-process.ts';

it('F14: of sixteen videos at once each is taken or told when to come back, and no core has two encoders', () =>
  inDrillFolder(async (dataDir) => {
    const server = await startServed({ dataDir });
    const client = await enterServer(server.origin);
    const video = { name: 'clip.mp4', bytes: await readFile(fixtureMedia.slotClip.path) };
    const uploads = Array.from({ length: 16 }, () => client.upload('video', video));
    const all = Promise.all(uploads);
    let mostEncoders = 0;
    const stop = new AbortController();
    const watching = (async () => {
      while (!stop.signal.aborted) {
        mostEncoders = Math.max(mostEncoders, (await childrenOf(server.child.pid ?? 0, 'ffmpeg')).length);
      }
    })();
    const answers = await all;
    stop.abort();
    await watching;
    for (const { status, headers } of answers) {
      expect([200, 503]).toContain(status);
      if (status === 503) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect(mostEncoders).toBeLessThanOrEqual(availableParallelism());
    expect((await client.get('/api/health')).status).toBe(200);
    await server.end('SIGTERM');
  }));
