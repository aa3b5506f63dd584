import { readdir, stat, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import type { ExportResult } from '@spinreel/api-contract/exports';
import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { beforeAll, expect, it } from 'vitest';
import { listFileBlobs } from '../../../test/list-file-blobs.ts';
import { type ServerWithAd, startServerWithAd } from '../../../test/start-server-with-ad.ts';
import { computeSha256 } from '../../storage/sha256.ts';

const adId = 'ad-12345678';
let started: ServerWithAd;

beforeAll(async () => {
  started = await startServerWithAd(adId);
  return started.close;
});

it.each(['meta', 'moloco', 'applovin', 'kwai'])(
  'adds less than 200 KB for a further file for %s with the same media',
  async (network) => {
    const first = await exportAd(network, {});
    const before = await measureBlobs();
    const second = await exportAd(network, { name: 'Other', cta: { ...started.config.cta, label: 'Win' } });
    expect(second.checksum).not.toBe(first.checksum);
    expect((await measureBlobs()) - before).toBeLessThan(Math.min(200_000, second.fileSize));
    for (const { downloadUrl, checksum } of [first, second])
      expect(computeSha256((await started.client.get(downloadUrl)).rawPayload)).toBe(checksum);
  },
);

it('downloads files that an earlier version stored as one blob', async () => {
  const { services } = started.server;
  const { id, downloadUrl, checksum } = await exportAd('meta', {});
  await services.blobs.storeBytes((await started.client.get(downloadUrl)).rawPayload);
  await services.database.updateTable('artifact').set({ parts: null }).where('id', '=', id).execute();
  const file = await started.client.get(downloadUrl);
  expect([file.statusCode, computeSha256(file.rawPayload)]).toEqual([200, checksum]);
});

it('answers that a file has expired if one of its parts is missing, and makes it again', async () => {
  const { blobs } = started.server.services;
  const lost = await exportAd('moloco', {});
  const [part] = await listFileBlobs(started.server.services, lost.id);
  await blobs.remove(part ?? '');
  const answer = await started.client.get(lost.downloadUrl);
  expect([answer.statusCode, answer.json().error.code]).toEqual([410, 'expired']);
  const again = await exportAd('moloco', {});
  expect(again.checksum).toBe(lost.checksum);
  expect((await started.client.get(lost.downloadUrl)).statusCode).toBe(200);
});

it('breaks off the download of a damaged file', async () => {
  const { app, services } = started.server;
  const damaged = await exportAd('moloco', { name: 'Not downloaded yet' });
  const [part] = await listFileBlobs(services, damaged.id);
  await truncate((await services.blobs.localFile(part ?? '')) ?? '', 1000);
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const answer = await fetch(`${address}${damaged.downloadUrl}`, {
    headers: { cookie: started.client.cookie },
  });
  expect(answer.status).toBe(200);
  await expect(answer.arrayBuffer()).rejects.toThrow('terminated');
  expect((await started.client.get(damaged.downloadUrl)).statusCode).toBe(410);
});

async function exportAd(network: string, changes: AdConfig): Promise<ExportResult> {
  const config = { ...started.config, ...changes };
  const answer = await started.client.json('POST', `/api/export/${adId}/${network}`, { config });
  return answer.json<{ data: ExportResult }>().data;
}

/** Returns the size of all stored blobs in bytes. */
async function measureBlobs(): Promise<number> {
  const entries = await readdir(join(started.server.dataDir, 'blobs'), {
    recursive: true,
    withFileTypes: true,
  });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(files.map((file) => stat(join(file.parentPath, file.name))));
  return sizes.reduce((sum, { size }) => sum + size, 0);
}
