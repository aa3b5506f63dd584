import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generateMeta } from '@spinreel/api-contract/exports';
import { deleteAd, restoreAd, readAd, saveAd, createAd } from '@spinreel/api-contract/ads';
import type { StoredAd } from '@spinreel/api-contract/schemas/stored-ad';
import { fixtureMedia } from '@spinreel/fixtures/fixture-media';
import { expect, it } from 'vitest';
import { readData, enterServer } from '../server/drill-client.ts';
import { inDrillFolder } from '../server/in-drill-folder.ts';
import { smallDisk } from '../server/small-disk.ts';
import { startServed } from '../server/served-process.ts';
import { until } from '../until.ts';
import { uploadedAd } from '../load/uploaded-ad.ts';

const id = 'drill-ad-full';
/** Far more saves than fit into the remaining pages. */
const enoughSaves = 2000;

// Requirement: reliability.full-disk
it('on a full disk, answers 507 to everything new, while reading, logging in and deleting work', () =>
  inDrillFolder(async (folder) => {
    const disk = smallDisk(folder);
    const server = await startServed(disk.server);
    try {
      const client = await enterServer(server.origin);
      const cover = { name: 'cover.jpg', bytes: await readFile(fixtureMedia.cover.path) };
      const config = await uploadedAd(client, id);
      const shown = `/api/assets/${config.assets?.coverImage?.filePath?.replace('asset:', '')}`;
      await readData(await client.send('POST', createAd.path(), config));
      const exported = (label: string) =>
        client.send('POST', generateMeta.path(id), { config: { ...config, cta: { ...config.cta, label } } });
      expect((await exported('Before')).status).toBe(200);

      let saved = 'Lucky Reels';
      const saveUntilRefused = async (): Promise<Response | null> => {
        for (let save = 0; save < enoughSaves; save += 1) {
          const name = `Save ${save}`;
          const cta = { ...config.cta, coverText: String(save).padEnd(60, '.') };
          const answer = await client.send('PUT', saveAd.path(id), { ...config, name, cta });
          if (!answer.ok) return answer;
          saved = name;
        }
        return null;
      };
      disk.fill();
      const refused = await saveUntilRefused();
      expect(refused?.status).toBe(507);
      expect(await refused?.json()).toMatchObject({ success: false, error: { code: 'disk-full' } });
      expect((await client.upload('image', cover)).status).toBe(507);
      expect((await exported('After')).status).toBe(507);
      expect((await readData<StoredAd>(await client.get(readAd.path(id)))).config.name).toBe(saved);
      expect((await client.get(shown)).status).toBe(200);

      const health = await fetch(`${server.origin}/api/health`);
      expect([health.status, await health.json()]).toMatchObject([503, { data: { status: 'failed' } }]);
      const later = await enterServer(server.origin);
      expect((await later.get(readAd.path(id))).status).toBe(200);
      expect((await client.send('DELETE', deleteAd.path(id), undefined)).status).toBe(204);
      expect((await client.send('POST', restoreAd.path(id), undefined)).status).toBe(200);
      // Deleting frees space immediately by removing results that can be recomputed.
      await until('results are removed', async () => {
        const names = await readdir(join(folder, 'data', 'recipes'));
        return names.length === 0;
      });
      // Saves may get the space that was freed, but not that for logging in and deleting.
      expect((await saveUntilRefused())?.status).toBe(507);
      await enterServer(server.origin);
      expect((await client.send('DELETE', deleteAd.path(id), undefined)).status).toBe(204);
      expect((await client.send('POST', restoreAd.path(id), undefined)).status).toBe(200);

      disk.free();
      await until('saving works again', async () => {
        const answer = await client.send('PUT', saveAd.path(id), { ...config, name: 'With space again' });
        return answer.status === 200;
      });
      expect((await client.upload('image', cover)).status).toBe(200);
      expect((await exported('After')).status).toBe(200);
      expect(await server.end('SIGTERM')).toBe(0);
    } finally {
      await server.end('SIGKILL');
      disk.remove();
    }
  }));

// Requirement: reliability.full-disk
it('a log that cannot be written does not end the server', () =>
  inDrillFolder(async (dataDir) => {
    const program = fileURLToPath(new URL('../../../../apps/api/src/server.ts', import.meta.url));
    const { PATH } = process.env;
    const env = {
      PATH,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'trace',
      PREPARE_SAMPLE: 'false',
    };
    const full = openSync('/dev/full', 'w');
    const preload = new URL('../server/report-port.ts', import.meta.url).href;
    const stdio = ['ignore', full, full, 'ipc'] as const;
    const server = spawn(process.execPath, ['--import', preload, program], { env, stdio: [...stdio] });
    const ended = once(server, 'exit');
    const [port] = (await once(server, 'message')) as [number];
    const health = (): Promise<boolean> =>
      fetch(`http://127.0.0.1:${port}/api/health`).then(
        (answer) => answer.ok,
        () => false,
      );
    try {
      await until('it answers', health);
      for (let request = 0; request < 5; request += 1) expect(await health()).toBe(true);
      server.kill('SIGTERM');
      expect(await ended).toEqual([0, null]);
    } finally {
      server.kill('SIGKILL');
    }
  }));
