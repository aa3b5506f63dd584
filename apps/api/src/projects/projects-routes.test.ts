import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { projectLimits } from '@spinreel/config-schema/limits/limits';
import { describeProblem } from '@spinreel/config-schema/messages/problem-messages';
import { packZip } from '@spinreel/exporters/zip/pack-zip';
import { makeBrandFont } from '@spinreel/fixtures/fonts/brand-fonts';
import JSZip from 'jszip';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../test/create-client.ts';
import { openProject, packProject, unpackProject, type UnpackedProject } from '../../test/project-files.ts';
import { startTestServer, type TestServer } from '../../test/start-test-server.ts';
import { readHandle, uploadAd } from '../../test/upload-ad.ts';
import { computeSha256 } from '../storage/sha256.ts';

const id = 'ad-12345678';
const atEnd: (() => Promise<void>)[] = [];
const cleanUp = (work: () => Promise<void>): void => void atEnd.push(work);
let server: TestServer;
let client: Client;
let config: AdConfig;
let project: Buffer;

beforeAll(async () => {
  server = await startTestServer({ cleanUp });
  client = await server.unlocked();
  config = await uploadAd(client, id);
  await client.json('POST', '/api/ads', config);
  project = (await client.get(`/api/ads/${id}/project`)).rawPayload;
});
afterAll(() => Promise.all(atEnd.map((work) => work())));

// Requirement: export.project-file
it('downloads the config and the original uploads under a name of the ad', async () => {
  const answer = await client.get(`/api/ads/${id}/project`);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-disposition']).toBe('attachment; filename="lucky-reels.spinreel"');
  expect(answer.headers['content-length']).toBe(String(answer.rawPayload.byteLength));
  const { manifest, files } = unpackProject(answer.rawPayload);
  expect(manifest.config).toMatchObject({ name: config.name });
  expect(manifest.config.id).toBeUndefined();
  expect(Object.values(manifest.names).toSorted()).toEqual(['clip.mp4', 'cover.jpg']);
  for (const [name, bytes] of files) expect(computeSha256(bytes)).toBe(name);
});

// Requirement: export.project-file
it('gives the same exports and the same project file on another server', async () => {
  const other = await startTestServer({ cleanUp });
  const visitor = await other.unlocked();
  const opened = await openProject(visitor, project);
  expect(opened.statusCode).toBe(200);
  const { data: ad } = opened.json();
  expect(ad.id).not.toBe(id);
  for (const network of ['meta', 'applovin']) {
    const original = await client.json('POST', `/api/export/${id}/${network}`, { config });
    const again = await visitor.json('POST', `/api/export/${ad.id}/${network}`, { config: ad.config });
    expect(again.json().data.checksum).toBe(original.json().data.checksum);
  }
  const next = unpackProject((await visitor.get(`/api/ads/${ad.id}/project`)).rawPayload);
  expect(next).toEqual(unpackProject(project));
});

// Requirement: export.project-file, customize.brand-font
it.each(['Brand font', 'Verdana'] as const)(
  'restores a deleted ad with its brand font, whose texts are in %s',
  async (fontFamily) => {
    const handle = readHandle(
      await client.upload('font', { name: 'brand.ttf', bytes: await makeBrandFont() }),
    );
    const branded = {
      ...config,
      id: `ad-in-${fontFamily.replace(' ', '-')}`,
      assets: { ...config.assets, brandFont: { filePath: handle } },
      cta: { ...config.cta, fontFamily },
    };
    const exportMeta = async (visitor: Client, ad: AdConfig) =>
      (await visitor.json('POST', `/api/export/${ad.id}/meta`, { config: ad })).json().data;
    const url = `/api/ads/${branded.id}`;
    expect((await client.json('POST', '/api/ads', branded)).statusCode).toBe(200);
    const { checksum } = await exportMeta(client, branded);
    const file = (await client.get(`${url}/project`)).rawPayload;
    expect((await client.json('DELETE', url, undefined)).statusCode).toBe(204);

    const other = await (await startTestServer({ cleanUp })).unlocked();
    for (const visitor of [client, other]) {
      const opened = await openProject(visitor, file);
      expect([opened.statusCode, opened.json().error]).toEqual([200, undefined]);
      const { data } = opened.json();
      expect(data.config.cta.fontFamily).toBe(fontFamily);
      expect(Object.values(data.assets)).toContainEqual(
        expect.objectContaining({
          originalName: 'brand.ttf',
          font: expect.objectContaining({ family: 'Anton' }),
        }),
      );
      expect((await exportMeta(visitor, data.config)).checksum).toBe(checksum);
    }
  },
);

it('creates another ad of the session each time', async () => {
  const [first, second] = [await openProject(client, project), await openProject(client, project)];
  expect(first.json().data.id).not.toBe(second.json().data.id);
});

// Requirement: export.project-file
it('opens a project file whose files have their sizes in front of them', async () => {
  const { manifest, files } = unpackProject(project);
  const zip = new JSZip();
  zip.file('project.json', JSON.stringify(manifest));
  for (const [name, bytes] of files) zip.file(name, bytes);
  const opened = await openProject(client, await zip.generateAsync({ type: 'uint8array' }));
  expect([opened.statusCode, opened.json().data.config.name]).toEqual([200, config.name]);
});

it('answers 404 for the project file of an ad that does not exist', async () => {
  expect((await client.get('/api/ads/ad-unknown1/project')).statusCode).toBe(404);
});

describe('a file that is refused', () => {
  const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

  // Requirement: export.project-file-limits
  it.each<[string, number, ProjectProblem, (parts: UnpackedProject) => Promise<Uint8Array> | Uint8Array]>([
    ['no ZIP', 415, 'project-format', () => encode('<!doctype html>')],
    [
      'a ZIP of something else',
      415,
      'project-format',
      () => packZip([{ path: 'index.html', bytes: encode('x') }], 'STORE'),
    ],
    [
      'a changed byte',
      422,
      'project-damaged',
      () => project.map((byte, at) => (at === 5000 ? byte ^ 1 : byte)),
    ],
    ['a manifest that is no JSON', 422, 'project-damaged', (parts) => packProject(parts, encode('{'))],
    [
      'a manifest without a version',
      422,
      'project-damaged',
      (parts) => packProject(parts, { ...parts.manifest, spinreelProject: undefined }),
    ],
    [
      'a newer format',
      422,
      'project-too-new',
      (parts) => packProject(parts, { ...parts.manifest, spinreelProject: 2 }),
    ],
    [
      'a missing upload',
      422,
      'project-damaged',
      (parts) => packProject({ ...parts, files: [] }, parts.manifest),
    ],
    [
      'an upload with other bytes',
      422,
      'project-damaged',
      (parts) => {
        const files = parts.files.map(([name]): [string, Uint8Array] => [name, encode('other')]);
        return packProject({ ...parts, files }, parts.manifest);
      },
    ],
    [
      'a path as upload',
      422,
      'project-damaged',
      (parts) => {
        const assets = { coverImage: { filePath: '../../etc/passwd' } };
        return packProject(parts, { ...parts.manifest, config: { ...parts.manifest.config, assets } });
      },
    ],
    [
      'too many files',
      422,
      'project-damaged',
      (parts) => {
        const more = Array.from({ length: projectLimits.maxFiles }, (_, index): [string, Uint8Array] => [
          `more-${index}`,
          encode('x'),
        ]);
        return packProject({ ...parts, files: [...parts.files, ...more] }, parts.manifest);
      },
    ],
  ])('with its reason: %s', async (_, status, code, make) => {
    const answer = await openProject(client, await make(unpackProject(project)));
    expect(answer.statusCode).toBe(status);
    expect(answer.json().error.message).toBe(describeProblem({ code, params: {} }));
  });

  // Requirement: export.project-file-limits
  it('with the reason of the upload that is not what its slot accepts', async () => {
    const parts = unpackProject(project);
    const text = encode('This is not an image.');
    const assets = { coverImage: { filePath: computeSha256(text) } };
    const manifest = { ...parts.manifest, config: { ...parts.manifest.config, assets } };
    const answer = await openProject(
      client,
      await packProject({ ...parts, files: [[computeSha256(text), text]] }, manifest),
    );
    expect([answer.statusCode, answer.json().error.code]).toEqual([415, 'unsupported-media']);
    expect(answer.json().error.message).toMatch(/^Image format not supported/);
  });

  // Requirement: export.project-file-limits
  it('with the problem of its config', async () => {
    const parts = unpackProject(project);
    const manifest = { ...parts.manifest, config: { ...parts.manifest.config, name: 7 } };
    expect((await openProject(client, await packProject(parts, manifest))).statusCode).toBe(422);
  });

  // Requirement: export.project-file-limits
  it('if it is larger than all uploads of an ad together', async () => {
    const answer = await openProject(client, new Uint8Array(projectLimits.maxBytes + 1));
    const message = describeProblem({ code: 'project-too-large', params: {} });
    expect([answer.statusCode, answer.json().error.message]).toEqual([413, message]);
  });

  // Requirement: export.project-file-limits
  it('once the visitor has uploaded as much as the quota permits', async () => {
    const strict = await startTestServer({ cleanUp, settings: { uploadsPerHour: 1 } });
    const answer = await openProject(await strict.unlocked(), project);
    expect(answer.statusCode).toBe(429);
    expect(answer.headers['retry-after']).toBeDefined();
  });

  it('before the password was entered', async () => {
    expect((await openProject(server.visitor(), project)).statusCode).toBe(401);
  });
});

type ProjectProblem = 'project-format' | 'project-damaged' | 'project-too-new';
