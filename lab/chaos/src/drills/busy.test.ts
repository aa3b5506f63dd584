import { availableParallelism } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { readFile } from 'node:fs/promises';
import { fixtureMedia } from '@spinreel/fixtures/fixture-media';
import { expect, it } from 'vitest';
import { findChildren } from '../server/find-children.ts';
import { enterServer } from '../server/drill-client.ts';
import { inDrillFolder } from '../server/in-drill-folder.ts';
import { startServed } from '../server/served-process.ts';

// Requirement: reliability.load-shedding
it(
  'accepts each of sixteen concurrent videos or asks to retry, with one encoder per core',
  () =>
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
          mostEncoders = Math.max(mostEncoders, (await findChildren(server.child.pid ?? 0, 'ffmpeg')).length);
        }
      })();
      const answers = await all;
      stop.abort();
      await watching;
      for (const { status, headers } of answers) {
        expect([200, 503]).toContain(status);
        if (status === 503) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      }
      // A machine that is too slow for all of them accepts the video when it is sent again, as the wizard does.
      let accepted = answers.find(({ status }) => status === 200);
      while (accepted === undefined) {
        const answer = await client.upload('video', video);
        if (answer.status === 200) accepted = answer;
        else await wait(Number(answer.headers.get('retry-after')) * 1000);
      }
      expect(mostEncoders).toBeLessThanOrEqual(availableParallelism());
      expect((await client.get('/api/health')).status).toBe(200);
      await server.end('SIGTERM');
    }),
  180_000,
);
