import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { request, type ClientRequest, type IncomingMessage } from 'node:http';
import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { type ExportResult, generateMeta } from '@spinreel/api-contract/exports';
import { fixtureMedia } from '@spinreel/fixtures/fixture-media';
import { expect, it } from 'vitest';
import { findChildren } from '../server/find-children.ts';
import { readData, enterServer, type DrillClient } from '../server/drill-client.ts';
import { inDrillFolder } from '../server/in-drill-folder.ts';
import { startServed } from '../server/served-process.ts';
import { storedState } from '../server/stored-state.ts';
import { until } from '../until.ts';
import { uploadedAd } from '../load/uploaded-ad.ts';

// Requirement: reliability.shutdown
it('on SIGTERM, finishes an upload, an encode and a download or answers 503, and disconnects stalled clients', () =>
  inDrillFolder(async (dataDir) => {
    const server = await startServed({ dataDir });
    const client = await enterServer(server.origin);
    const config = await uploadedAd(client, 'drill-ad-shutdown');
    const path = generateMeta.path('drill-ad-shutdown');
    const ready = await readData<ExportResult>(await client.send('POST', path, { config }));

    const upload = begunUpload(client, await readFile(fixtureMedia.cover.path));
    const stalled = begunUpload(client, await readFile(fixtureMedia.cover.path));
    await until('both uploads have arrived', async () => (await storedState(dataDir)).temporary === 2);
    const download = await begunDownload(client, ready.downloadUrl);
    // Different keyframes require a new encode.
    const straightPlay = { ...config, pausePointCount: 0, pausePoints: [] };
    const encode = client.send('POST', path, { config: straightPlay });
    await until('it encodes', async () => (await findChildren(server.child.pid ?? 0, 'ffmpeg')).length > 0);
    const ending = server.end('SIGTERM');
    // Signals arrive with a delay.
    await until('it lets nobody in any more', async () => {
      const late = await client.get('/api/health').catch(() => null);
      return [null, 503].includes(late?.status ?? null);
    });

    upload.finish();
    // Read at once: the server disconnects everyone soon after the longest work that it waits for.
    const downloaded = buffer(download);
    expect([200, 503]).toContain(await upload.status);
    expect([200, 503]).toContain((await encode).status);
    const checksum = createHash('sha256').update(await downloaded);
    expect(checksum.digest('hex')).toBe(ready.checksum);
    expect(await ending).toBe(0);
    expect(await stalled.status).toBeNull();
    expect(await findChildren(server.child.pid ?? 0, 'ffmpeg')).toEqual([]);

    const again = await startServed({ dataDir });
    client.origin = again.origin;
    expect(await storedState(dataDir)).toMatchObject({ temporary: 0, tornFiles: 0, rowsWithoutFile: 0 });
    await until('the ad is exported', async () => {
      const { status } = await client.send('POST', path, { config: straightPlay });
      expect([200, 503]).toContain(status);
      return status === 200;
    });
    await again.end('SIGTERM');
  }));

/** Starts an upload that sends only its first half until `finish` is called. */
function begunUpload(
  client: DrillClient,
  bytes: Uint8Array,
): { finish(): void; status: Promise<number | null> } {
  const head =
    '--x\r\ncontent-disposition: form-data; name="image"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n';
  const body = Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--x--\r\n')]);
  const half = body.byteLength / 2;
  const sending = ask(client, '/api/upload/image', {
    'content-type': 'multipart/form-data; boundary=x',
    'content-length': String(body.byteLength),
  });
  sending.write(body.subarray(0, half));
  const status = new Promise<number | null>((resolve) => {
    sending.on('response', (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? null);
    });
    sending.on('error', () => resolve(null));
  });
  return { finish: () => void sending.end(body.subarray(half)), status };
}

/** Starts a download and reads only its response headers. */
async function begunDownload(client: DrillClient, path: string): Promise<IncomingMessage> {
  const asked = ask(client, path);
  asked.end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  return answer;
}

function ask(client: DrillClient, path: string, headers: Record<string, string> = {}): ClientRequest {
  return request(`${client.origin}${path}`, {
    method: Object.keys(headers).length > 0 ? 'POST' : 'GET',
    headers: { ...headers, 'sec-fetch-site': 'same-origin', cookie: client.cookie },
  });
}
