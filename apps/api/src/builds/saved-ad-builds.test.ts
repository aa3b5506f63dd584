import { type Build, listBuilds, startBuilds } from '@spinreel/api-contract/builds';
import { beforeAll, expect, it, vi } from 'vitest';
import { patient } from '../../test/patient.ts';
import { startServerWithAd, type ServerWithAd } from '../../test/start-server-with-ad.ts';

let started: ServerWithAd;

beforeAll(async () => {
  started = await startServerWithAd('ad-12345678');
  return started.close;
});

it('builds the saved ad if the call has no config', async () => {
  const { start, save, readBuiltName } = setup('ad-saved-0001');
  const unsaved = await start({});
  expect([unsaved.statusCode, unsaved.json().error.code]).toEqual([404, 'unknown-ad']);
  await save('Saved');
  expect(await readBuiltName({})).toBe('Saved');
});

it('builds the version of the saved ad that the call names', async () => {
  const { save, readBuiltName } = setup('ad-saved-0002');
  await save('First');
  await save('Second');
  expect(await readBuiltName({ version: 1 })).toBe('First');
  expect(await readBuiltName({ version: 2 })).toBe('Second');
});

// Requirement: export.bulk-archive
it('remembers from which saved version each file is made, also if the ad is changed before', async () => {
  const { config, server } = started;
  const id = 'ad-saved-0004';
  const { save, start } = setup(id);
  const named = (name: string) => ({ ...config, id, name });
  await save('First');
  await save('Second');
  const { promise, resolve } = Promise.withResolvers<void>();
  const run = server.services.jobs.run;
  const held = vi.spyOn(server.services.jobs, 'run').mockImplementation(async (request) => {
    await promise;
    return await run(request);
  });
  const ids: string[] = [];
  for (const content of [
    { version: 1 },
    {},
    { config: named('Second'), networks: ['meta'] },
    { config: named('Draft') },
  ])
    ids.push((await start(content)).json().data.builds[0].id);
  await save('Third');
  resolve();
  await vi.waitFor(async () => {
    const rows = await server.services.database.selectFrom('artifact').select(['id', 'ad_version']).execute();
    expect(ids.map((each) => rows.find((row) => row.id === each)?.ad_version)).toEqual([1, 2, 2, null]);
  }, patient);
  held.mockRestore();
});

it('refuses an unknown version, and a version together with a config', async () => {
  const { config } = started;
  const { start, save } = setup('ad-saved-0003');
  const readError = async (body: object) => {
    const answer = await start(body);
    return [answer.statusCode, answer.json().error.code];
  };
  expect(await readError({ version: 1 })).toEqual([404, 'unknown-ad']);
  await save('First');
  expect(await readError({ version: 2 })).toEqual([404, 'unknown-version']);
  expect(await readError({ version: 1, config })).toEqual([400, 'malformed']);
  expect(await readError({ version: 0 })).toEqual([400, 'malformed']);
});

function setup(adId: string) {
  const { client, config } = started;
  let savedCount = 0;
  const start = (body: object) =>
    client.json('POST', startBuilds.path(adId), { networks: ['moloco'], ...body });
  return {
    start,
    /** Saves the ad under a name, as its next version. */
    async save(name: string) {
      const [method, path] =
        savedCount === 0 ? (['POST', '/api/ads'] as const) : (['PUT', `/api/ads/${adId}`] as const);
      savedCount += 1;
      expect((await client.json(method, path, { ...config, id: adId, name })).statusCode).toBeLessThan(300);
    },
    /** Starts a build, and returns the name of the ad that it is made from. */
    async readBuiltName(body: object): Promise<string> {
      const [build]: Build[] = (await start(body)).json().data.builds;
      const { contents } = (await client.get(listBuilds.path(adId))).json().data;
      return contents[build?.content ?? ''].name;
    },
  };
}
