// Requirement: export.builds-survive
import type { ChildProcess } from 'node:child_process';
import { listBuilds, type ListBuildsResponse, startBuilds } from '@spinreel/api-contract/builds';
import { addVariants } from '@spinreel/fixtures/add-variants';
import { makeExportableAd } from '@spinreel/fixtures/make-exportable-ad';
import { sql } from 'kysely';
import { afterAll, expect, it, vi } from 'vitest';
import { listJobs } from '../../test/ended-jobs.ts';
import { startPostgres } from '../../test/outside-services/start-postgres.ts';
import { s3Credentials, startS3 } from '../../test/outside-services/start-s3.ts';
import { type ServerProcess, startServerProcess } from '../../test/processes/start-server-process.ts';
import { startWorkerProcess } from '../../test/processes/start-worker-process.ts';
import { clipFile, coverFile } from '../../test/upload-ad.ts';
import { openPostgres } from '../storage/open-postgres.ts';

const adId = 'ad-12345678';
const translated = ['de', 'fr', 'es', 'it'] as const;
const networks = ['meta', 'moloco', 'unity', 'applovin'];
const variantCount = 50;
/** Six videos. */
const overrides = [1, 1.1, 1.2, 1.3, 1.4, 1.5].map((zoom) => ({ 'assets.gameplayVideo.zoom': zoom }));
const count = variantCount * (1 + translated.length) * networks.length;

const atEnd: (() => Promise<void>)[] = [];
const cleanUp = (work: () => Promise<void>): void => void atEnd.push(work);
afterAll(async () => {
  // Processes end before the services that they use.
  for (const work of atEnd.toReversed()) await work();
});

it('two servers and four workers with PostgreSQL and S3 make the files of one server, each once', async () => {
  const [postgres, s3] = await Promise.all([startPostgres(), startS3()]);
  atEnd.push(
    () => postgres.remove(),
    () => s3.remove(),
  );
  const databaseUrl = await postgres.createDatabase();
  const shared = { DATABASE_URL: databaseUrl, BLOB_URL: s3.blobUrl(), JOBS: 'workers', WORKERS: '1' };
  const env = { ...s3Credentials, ...shared };
  const [server] = await Promise.all([1, 2].map(() => startServerProcess({ env, cleanUp })));
  await Promise.all([1, 2, 3, 4].map((): Promise<ChildProcess> => startWorkerProcess({ env, cleanUp })));
  const files = await buildAll(server!);
  expect(files.size).toBe(count);
  expect(files).toEqual(await buildAll(await startServerProcess({ cleanUp })));

  const database = await openPostgres(databaseUrl);
  const { rows } = await sql<{ attempts: number; artifacts: number }>`
    select max(attempts) as attempts, (select count(*)::int from artifact) as artifacts from build
  `.execute(database);
  await database.destroy();
  expect(rows).toEqual([{ attempts: 1, artifacts: count }]);
  const encodes = (await listJobs(databaseUrl, 'completed')).filter(({ key }) => key?.startsWith('final:'));
  expect(new Set(encodes.map(({ key }) => key)).size).toBe(2 * overrides.length);
  expect(await listJobs(databaseUrl, 'failed')).toEqual([]);
});

/** Uploads an ad with variants and builds all its files. Returns their SHA-256 by variant, language and network. */
async function buildAll(server: ServerProcess): Promise<Map<string, string>> {
  const [cover, video] = [await coverFile(), await clipFile()];
  const handles = [await server.upload('image', cover), await server.upload('video', video)];
  const [coverHandle = '', videoHandle = ''] = await Promise.all(
    handles.map(async (answer) => {
      const { data } = (await answer.json()) as { data: { fileSystemPath: string } };
      return data.fileSystemPath;
    }),
  );
  const config = makeExportableAd({ id: adId, cover: coverHandle, video: videoHandle });
  // Without networks, the server does not encode the video of the base in the background.
  const ad = addVariants({ ...config, networks: [] }, { count: variantCount, translated, overrides });
  const send = (path: string, body: object) =>
    server.call(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  expect((await send('/api/ads', ad)).status).toBe(200);
  const variantIds = ad.variants?.map(({ id }) => id) ?? [];
  const selection = { variantIds, languages: ['en', ...translated], networks };
  expect((await send(startBuilds.path(adId), selection)).status).toBe(200);
  const builds = await vi.waitFor(
    async () => {
      const answer = (await (await server.call(listBuilds.path(adId))).json()) as ListBuildsResponse;
      const open = answer.data.builds.filter(({ state }) => state !== 'ready');
      expect(open.map(({ error }) => error).filter((error) => error !== null)).toEqual([]);
      expect(open).toHaveLength(0);
      return answer.data.builds;
    },
    { timeout: 1_200_000, interval: 2000 },
  );
  return new Map(
    builds.map(({ variantId, language, network, result }) => [
      `${variantId} ${language} ${network}`,
      result?.checksum ?? '',
    ]),
  );
}
