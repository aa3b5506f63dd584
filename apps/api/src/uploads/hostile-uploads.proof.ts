import { makeBlurBombSvg, useBombSvg } from '@spinreel/fixtures/hostile/hostile-svgs';
import { expect, it, onTestFinished } from 'vitest';
import { startServerProcess } from '../../test/processes/start-server-process.ts';
import { watchHealth } from '../../test/processes/watch-health.ts';

it.each([
  ['with images that multiply', useBombSvg()],
  [
    // Ten times as much as keeps a core busy for minutes, so no machine draws it in time.
    'with areas that blur',
    Buffer.from(
      makeBlurBombSvg()
        .toString()
        .replace(/<rect.*\/>/, (areas) => areas.repeat(10)),
    ),
  ],
])('refuses an SVG %s when it has used its processor time, and serves others', async (_name, bytes) => {
  const server = await startServerProcess({ cleanUp: onTestFinished });
  const others = watchHealth(server.address);
  const { status } = await server.upload('image', { name: 'a.svg', bytes }, { purpose: 'decoration' });
  expect(status).toBe(422);
  expect(new Set(await others.stop())).toEqual(new Set([200]));
  expect(await server.peakMemoryBytes()).toBeLessThan(600 * 1024 * 1024);
});
