import { readArchive } from '@spinreel/api-contract/archives';
import { type ExportResult, exportAd } from '@spinreel/api-contract/exports';
import { Readable } from 'node:stream';
import { expect, it, vi } from 'vitest';
import { patient } from '../../../test/patient.ts';
import { startTestServer } from '../../../test/start-test-server.ts';
import { uploadAd } from '../../../test/upload-ad.ts';

const adId = 'ad-12345678';

// Requirement: export.archive
it('breaks off the download if a file is lost in the middle', async () => {
  const { server, url, files, download } = await setup();
  const { read } = server.services.blobs;
  vi.spyOn(server.services.blobs, 'read').mockImplementation((sha256, range) =>
    sha256 === files[1]?.checksum ? createFailingStream() : read(sha256, range),
  );
  const answer = await download(url);
  expect(answer.status).toBe(200);
  await expect(answer.arrayBuffer()).rejects.toThrow('terminated');
});

// Requirement: export.archive
it('stops reading files when the client leaves', async () => {
  const { server, url, download } = await setup();
  const stuck = new Readable({ read: () => {} });
  vi.spyOn(server.services.blobs, 'read').mockReturnValue(stuck);
  const leaving = new AbortController();
  const answer = await download(url, { signal: leaving.signal });
  expect(stuck.destroyed).toBe(false);
  leaving.abort();
  await expect(answer.arrayBuffer()).rejects.toThrow('aborted');
  await expect.poll(() => stuck.destroyed, patient).toBe(true);
});

/** Starts a server with two exports of an ad. `url` is the path of their archive. */
async function setup() {
  const server = await startTestServer();
  const client = await server.unlocked();
  const config = await uploadAd(client, adId);
  const files: ExportResult[] = [];
  for (const network of ['meta', 'applovin']) {
    const answer = await client.json('POST', exportAd.path(adId, network), { config });
    files.push(answer.json<{ data: ExportResult }>().data);
  }
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const url = `${readArchive.path(adId)}?files=${files.map(({ id }) => id).join(',')}`;
  const download = (path: string, options: { signal?: AbortSignal } = {}) =>
    fetch(`${address}${path}`, { ...options, headers: { cookie: client.cookie } });
  return { server, url, files, download };
}

function createFailingStream(): Readable {
  return Readable.from(
    (function* () {
      yield Buffer.from('the beginning');
      throw new Error('The blob is gone');
    })(),
  );
}
