import { readArchive } from '@spinreel/api-contract/archives';
import { type ExportResult, exportAd } from '@spinreel/api-contract/exports';
import { readProject } from '@spinreel/api-contract/projects';
import { Readable } from 'node:stream';
import { expect, it, vi } from 'vitest';
import { listFileBlobs } from '../../test/list-file-blobs.ts';
import { patient } from '../../test/patient.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import { uploadAd } from '../../test/upload-ad.ts';

const adId = 'ad-12345678';

// Requirement: export.archive
it('breaks off the download if a file is lost in the middle', async () => {
  const { server, url, files, download } = await setup();
  const { read } = server.services.blobs;
  const [first, second] = await Promise.all(files.map(({ id }) => listFileBlobs(server.services, id)));
  const lost = second?.find((sha256) => first?.includes(sha256) === false);
  vi.spyOn(server.services.blobs, 'read').mockImplementation((sha256, range) =>
    sha256 === lost ? createFailingStream() : read(sha256, range),
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
  const answer = await download(url, {}, leaving.signal);
  expect(stuck.destroyed).toBe(false);
  leaving.abort();
  await expect(answer.arrayBuffer()).rejects.toThrow('aborted');
  await expect.poll(() => stuck.destroyed, patient).toBe(true);
});

// Requirement: export.archive
it('continues an interrupted download', async () => {
  const { clock, url, projectUrl, download } = await setup();
  for (const path of [url, `${url}&project=included`, projectUrl]) {
    const whole = await download(path);
    const bytes = Buffer.from(await whole.arrayBuffer());
    const etag = whole.headers.get('etag') ?? '';
    expect([etag, whole.headers.get('accept-ranges')]).toEqual([
      expect.stringMatching(/^"\w{64}"$/),
      'bytes',
    ]);
    clock.nowMs += 60_000;
    const rest = await download(path, { range: 'bytes=1000-', 'if-range': etag });
    expect([rest.status, rest.headers.get('content-range'), rest.headers.get('content-length')]).toEqual([
      ...[206, `bytes 1000-${bytes.length - 1}/${bytes.length}`, String(bytes.length - 1000)],
    ]);
    expect(bytes.subarray(1000).equals(Buffer.from(await rest.arrayBuffer()))).toBe(true);
    expect((await download(path, { range: 'bytes=1000-', 'if-range': '"other"' })).status).toBe(200);
    expect((await download(path, { range: `bytes=${bytes.length}-` })).status).toBe(416);
    expect((await download(path, { 'if-none-match': etag })).status).toBe(304);
  }
});

// Requirement: export.archive
it('has another entity tag if it contains other files', async () => {
  const { url, files, projectUrl, download } = await setup();
  const [file] = files;
  const urls = [
    url,
    `${url}&project=included`,
    url.replace(/,.*/, ''),
    url.replace(`${file?.id},`, ''),
    projectUrl,
  ];
  const answers = await Promise.all(urls.map((path) => download(path)));
  expect(new Set(answers.map(({ headers }) => headers.get('etag'))).size).toBe(urls.length);
});

/** Starts a server with two exports of an ad. `url` is the path of their archive. */
async function setup() {
  const clock = { nowMs: Date.now() };
  const server = await startTestServer({ now: () => clock.nowMs });
  const client = await server.unlocked();
  const config = await uploadAd(client, adId);
  await client.json('POST', '/api/ads', config);
  const files: ExportResult[] = [];
  for (const network of ['meta', 'applovin']) {
    const answer = await client.json('POST', exportAd.path(adId, network), { config });
    files.push(answer.json<{ data: ExportResult }>().data);
  }
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const url = `${readArchive.path(adId)}?files=${files.map(({ id }) => id).join(',')}`;
  const download = (path: string, headers: Record<string, string> = {}, signal?: AbortSignal) =>
    fetch(`${address}${path}`, { signal: signal ?? null, headers: { cookie: client.cookie, ...headers } });
  return { server, clock, url, projectUrl: readProject.path(adId), files, download };
}

function createFailingStream(): Readable {
  return Readable.from(
    (function* () {
      yield Buffer.from('the beginning');
      throw new Error('The blob is gone');
    })(),
  );
}
