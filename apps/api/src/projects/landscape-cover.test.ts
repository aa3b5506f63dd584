import { readFile } from 'node:fs/promises';
import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { makeSmallLandscapeCover } from '@spinreel/fixtures/make-small-landscape-cover';
import { afterAll, expect, it } from 'vitest';
import type { Client } from '../../test/create-client.ts';
import { openProject, unpackProject } from '../../test/project-files.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import { readHandle, uploadAd } from '../../test/upload-ad.ts';

const atEnd: (() => Promise<void>)[] = [];

afterAll(() => Promise.all(atEnd.map((work) => work())));

// Requirement: playback.landscape-cover
it('exports the same file of an ad with a landscape cover after it was duplicated and packed', async () => {
  const client = await setup();
  const bytes = await readFile(await makeSmallLandscapeCover());
  const uploaded = await client.upload('image', { name: 'wide.jpg', bytes }, { purpose: 'cover' });
  const config = await uploadAd(client, 'ad-in-landscape');
  const landscapeCoverImage = { filePath: readHandle(uploaded) };
  const ad = { ...config, assets: { ...config.assets, landscapeCoverImage } };
  expect((await client.json('POST', '/api/ads', ad)).statusCode).toBe(200);
  const { checksum } = await exportMeta(client, ad);
  expect(checksum).not.toBe((await exportMeta(client, config)).checksum);

  const copy = { id: 'ad-in-landscape-2', name: ad.name };
  expect((await client.json('POST', `/api/ads/${ad.id}/duplicate`, copy)).statusCode).toBe(200);
  const file = (await client.get(`/api/ads/${copy.id}/project`)).rawPayload;
  expect(Object.values(unpackProject(file).manifest.names)).toContain('wide.jpg');
  const other = await setup();
  const { data } = (await openProject(other, file)).json();
  expect((await exportMeta(other, data.config)).checksum).toBe(checksum);
});

async function exportMeta(client: Client, config: AdConfig): Promise<{ checksum: string }> {
  return (await client.json('POST', `/api/export/${config.id}/meta`, { config })).json().data;
}

async function setup(): Promise<Client> {
  return await (await startTestServer({ cleanUp: (work) => atEnd.push(work) })).unlocked();
}
