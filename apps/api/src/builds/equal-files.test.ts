import { type ArchiveManifest, createArchive, readArchive } from '@spinreel/api-contract/archives';
import { type Build, listBuilds, type ListBuildsResponse, startBuilds } from '@spinreel/api-contract/builds';
import JSZip from 'jszip';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { patient } from '../../test/patient.ts';
import { type ServerWithAd, startServerWithAd } from '../../test/start-server-with-ad.ts';

const adId = 'ad-12345678';
let started: ServerWithAd;
beforeAll(async () => {
  started = await startServerWithAd(adId);
});
afterAll(() => started.close());

// Requirement: export.equal-files
it('reports files for one network with equal bytes, in the list of builds and in archives', async () => {
  const builds = await build({ variantIds: [null, 'play', 'same'], networks: ['meta', 'moloco'] });
  const { equalFiles } = await list();
  const listIds = (network: string) => builds.filter((each) => each.network === network).map(({ id }) => id);
  expect(equalFiles).toEqual([listIds('meta'), listIds('moloco')].map(([base, _play, same]) => [base, same]));
  expect((await readManifest(builds.map(({ id }) => id))).equalFiles).toEqual([
    ['meta/lucky-reels_base_en_meta.zip', 'meta/lucky-reels_same_en_meta.zip'],
    ['moloco/lucky-reels_base_en_moloco.html', 'moloco/lucky-reels_same_en_moloco.html'],
  ]);
});

async function build(selection: object): Promise<Build[]> {
  const { client, config } = started;
  const variants = [
    { id: 'play', name: 'Play', overrides: { 'cta.label': 'Play' } },
    { id: 'same', name: 'Same', overrides: {} },
  ];
  const answer = await client.json('POST', startBuilds.path(adId), {
    config: { ...config, variants },
    ...selection,
  });
  const { builds } = answer.json().data;
  await vi.waitFor(async () => {
    const states = (await list()).builds.map(({ state }) => state);
    expect(states).toEqual(builds.map(() => 'ready'));
  }, patient);
  return builds;
}

async function list(): Promise<ListBuildsResponse['data']> {
  return (await started.client.get(listBuilds.path(adId))).json().data;
}

async function readManifest(files: string[]): Promise<ArchiveManifest> {
  const { client } = started;
  const { data } = (await client.json('POST', createArchive.path(adId), { files })).json();
  const zip = await JSZip.loadAsync((await client.get(data.downloadUrl)).rawPayload);
  return JSON.parse((await zip.file(readArchive.manifestName)?.async('text')) ?? '') as ArchiveManifest;
}
