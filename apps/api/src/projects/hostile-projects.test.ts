import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describeProblem } from '@spinreel/config-schema/messages/problem-messages';
import { packZip } from '@spinreel/exporters/zip/pack-zip';
import { expect, it } from 'vitest';
import { openProject, packProject, unpackProject, type UnpackedProject } from '../../test/project-files.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import { uploadAd } from '../../test/upload-ad.ts';
import { computeSha256 } from '../storage/sha256.ts';
import { sweep } from '../sweeper/sweep.ts';
import { manifestName } from './project-format.ts';

// Requirement: export.project-file-limits
it('refuses hostile files with their reason, and leaves nothing behind', async () => {
  const { server, client, project, listStored } = await setup();
  const parts = unpackProject(project);
  const before = await listStored();
  const damaged = { status: 422, message: describeProblem({ code: 'project-damaged', params: {} }) };
  const unknown = { status: 415, message: describeProblem({ code: 'project-format', params: {} }) };
  const withConfig = (config: unknown) => packProject(parts, { ...parts.manifest, config });
  const cases: readonly [string, Uint8Array, { status: number; message: unknown }][] = [
    ['a file that is cut off', project.subarray(0, project.length / 2), damaged],
    ['a file without its last byte', project.subarray(0, -1), damaged],
    ['a ZIP bomb that declares its size', declareSizes(project, 0xff_ff_ff_f0), damaged],
    ['a ZIP bomb that declares a small size', declareSizes(await packBomb(), 10), damaged],
    ['a project file in a ZIP', await packZip([{ path: 'a.spinreel', bytes: project }], 'STORE'), unknown],
    [
      'a manifest in a folder',
      await packZip([{ path: '../project.json', bytes: encode('{}') }], 'STORE'),
      unknown,
    ],
    ['a list as manifest', await packProject(parts, encode('[]')), damaged],
    ['bytes that are no text', await packProject(parts, new Uint8Array([0xff, 0xfe, 0])), damaged],
    [
      'a config that is deeply nested',
      await packProject(parts, nest(50_000)),
      { status: 422, message: expect.any(String) },
    ],
    ['a config of nothing', await withConfig(null), { status: 422, message: expect.any(String) }],
  ];
  for (const [name, bytes, { status, message }] of cases) {
    const answer = await openProject(client, bytes);
    expect.soft([answer.statusCode, answer.json().error.message], name).toEqual([status, message]);
    expect.soft(await listStored(), name).toEqual(before);
  }
  expect((await server.services.ads.find('ad-12345678'))?.version).toBe(1);
});

// Requirement: export.project-file-limits
it('opens a file with more entries, and stores none of them', async () => {
  const { client, project, listStored } = await setup();
  const { manifest, files } = unpackProject(project);
  const { blobs } = await listStored();
  const more: [string, Uint8Array][] = [
    ['../../../evil.sh', encode('x')],
    ['nested.zip', project],
  ];
  const answer = await openProject(
    client,
    await packProject({ manifest, files: [...files, ...more] }, manifest),
  );
  expect(answer.statusCode).toBe(200);
  expect((await listStored()).blobs).toEqual(blobs);
});

// Requirement: export.project-file-limits
it('sweeps the uploads of a file of which a later upload cannot be used', async () => {
  const { server, clock, client, project, listStored } = await setup();
  const before = await listStored();
  const answer = await openProject(client, await makeHalfUsable(unpackProject(project)));
  expect([answer.statusCode, answer.json().error.code]).toEqual([415, 'unsupported-media']);
  const { assets, ads, temporary } = await listStored();
  expect([assets.length - before.assets.length, ads, temporary]).toEqual([1, before.ads, before.temporary]);
  clock.nowMs += weekMs;
  await sweep(server.services);
  expect((await listStored()).assets).toEqual(before.assets);
});

const weekMs = 7 * 24 * 60 * 60 * 1000;

/** Starts a server with a saved ad and its project file. `listStored` lists what the server stores. */
async function setup() {
  const clock = { nowMs: Date.now() };
  const server = await startTestServer({ now: () => clock.nowMs });
  const client = await server.unlocked();
  await client.json('POST', '/api/ads', await uploadAd(client, 'ad-12345678'));
  const project = new Uint8Array((await client.get('/api/ads/ad-12345678/project')).rawPayload);
  const listStored = async () => {
    const { database, blobs } = server.services;
    const digests: string[] = [];
    for await (const { sha256 } of blobs.list()) digests.push(sha256);
    return {
      ads: await database.selectFrom('ad').select('id').execute(),
      assets: await database.selectFrom('asset').select('id').orderBy('id').execute(),
      blobs: digests.toSorted(),
      temporary: await readdir(join(server.dataDir, 'tmp')),
    };
  };
  return { server, clock, client, project, listStored };
}

function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

/** Returns a ZIP whose directory declares this size for every unpacked file. */
function declareSizes(zip: Uint8Array, sizeBytes: number): Uint8Array {
  const copy = Buffer.from(zip);
  const signature = Buffer.from([0x50, 0x4b, 0x01, 0x02]);
  for (let at = copy.indexOf(signature); at !== -1; at = copy.indexOf(signature, at + 4))
    copy.writeUInt32LE(sizeBytes, at + 24);
  return Uint8Array.from(copy);
}

/** Packs 20 MB of spaces as a manifest. */
async function packBomb(): Promise<Uint8Array> {
  return await packZip([{ path: manifestName, bytes: new Uint8Array(20_000_000).fill(0x20) }], 'DEFLATE');
}

/** Returns a manifest whose config is a list in lists. */
function nest(depth: number): Uint8Array {
  const config = `${'['.repeat(depth)}${']'.repeat(depth)}`;
  return encode(`{"spinreelProject":1,"names":{},"config":${config}}`);
}

/** Replaces the video of a project with text, and keeps its cover. */
async function makeHalfUsable({ manifest, files }: UnpackedProject): Promise<Uint8Array> {
  const [video] = Object.entries(manifest.names).find(([, name]) => name === 'clip.mp4') ?? [''];
  const text = encode('This is not a video.');
  const others = files.filter(([name]) => name !== video);
  const changed = JSON.stringify(manifest).replaceAll(video, computeSha256(text));
  return await packProject({ manifest, files: [...others, [computeSha256(text), text]] }, encode(changed));
}
