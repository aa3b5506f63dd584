import { expect, it } from 'vitest';
import { startTestServer } from '../test/start-test-server.ts';
import { coverFile, readHandle } from '../test/upload-ad.ts';

it('finds sessions, ads and uploads again after a restart', async () => {
  const first = await startTestServer();
  const client = await first.unlocked();
  const filePath = readHandle(await client.upload('image', await coverFile()));
  const config = { id: 'ad-12345678', name: 'Kept', assets: { coverImage: { filePath } } };
  await client.json('POST', '/api/ads', config);
  const before = await client.get(filePath.replace('asset:', '/api/assets/'));
  await first.close();

  const second = await startTestServer({ dataDir: first.dataDir });
  const again = second.visitor();
  again.cookie = client.cookie;
  expect((await again.get('/api/access')).json().data).toEqual({ unlocked: true });
  expect((await again.get('/api/ads/ad-12345678')).json().data).toMatchObject({ version: 1, config });
  const after = await again.get(filePath.replace('asset:', '/api/assets/'));
  expect(after.rawPayload.equals(before.rawPayload)).toBe(true);
});

it('generates a password once if none is set, and keeps it', async () => {
  const settings = { accessPassword: null };
  const first = await startTestServer({ settings });
  await first.close();
  const second = await startTestServer({ settings, dataDir: first.dataDir });
  expect(second.services.accessPassword).toBe(first.services.accessPassword);
  const visitor = second.visitor();
  const answer = await visitor.json('POST', '/api/access', { password: second.services.accessPassword });
  expect(answer.statusCode).toBe(200);
});
