import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { ListBuildsResponse } from '@spinreel/api-contract/builds';
import { fixtureMedia } from '@spinreel/fixtures/fixture-media';
import { makeVeryShortVideo } from '@spinreel/fixtures/odd/odd-videos';
import { expect, it, onTestFinished } from 'vitest';
import { type ServerProcess, startServerProcess } from '../test/processes/start-server-process.ts';

const run = promisify(execFile);
const command = fileURLToPath(new URL('access-token.ts', import.meta.url));
const documentation = new URL('../../../docs/api.md', import.meta.url);

// Requirement: api.examples
it('the examples of the documentation create, export, download and build an ad', async () => {
  const server = await startServerProcess({ cleanUp: onTestFinished });
  const folder = await mkdtemp(join(tmpdir(), 'spinreel-api-docs-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await copyFile(fixtureMedia.cover.path, join(folder, 'cover.jpg'));
  await copyFile(await makeVeryShortVideo(), join(folder, 'gameplay.mp4'));
  const examples = [...(await readFile(documentation, 'utf8')).matchAll(/```sh\n(.*?)```/gs)];
  const script = examples
    .slice(0, 2)
    .map(([, example = '']) => example)
    .join('')
    .replace('http://localhost:4000', server.address)
    .replace('pnpm -s access-token', `"${process.execPath}" "${command}"`);
  await writeFile(join(folder, 'example.sh'), script);
  await run('bash', ['-euo', 'pipefail', 'example.sh'], { cwd: folder, env: environment(server) });
  const zip = await readFile(join(folder, 'ad.zip'));
  expect(zip.subarray(0, 4).toString()).toBe('PK\u0003\u0004');
  expect(zip.includes('index.html')).toBe(true);
  const list = JSON.parse(await readFile(join(folder, 'builds.json'), 'utf8')) as ListBuildsResponse;
  expect(list.data.builds.map(({ network, state }) => [network, state])).toEqual([
    ['meta', 'ready'],
    ['moloco', 'ready'],
    ['unity', 'ready'],
  ]);
}, 600_000);

it('creates, lists and revokes tokens while the server runs', async () => {
  const server = await startServerProcess({ cleanUp: onTestFinished });
  const tokens = async (...args: string[]) =>
    (await run(process.execPath, [command, ...args], { env: environment(server) })).stdout.trim();
  const token = await tokens('create', 'Nightly build');
  const status = async () =>
    (await fetch(`${server.address}/api/ads`, { headers: { authorization: `Bearer ${token}` } })).status;
  expect(await status()).toBe(200);
  const listed = await tokens('list');
  expect(listed).toMatch(/^[0-9a-f]{12}\tcreated 20\S+\tlast used 20\S+\tNightly build$/);
  await tokens('revoke', listed.slice(0, 12));
  expect([await status(), await tokens('list')]).toEqual([401, '']);
  await expect(tokens('revoke', 'unknown')).rejects.toThrow('There is no access token unknown.');
  await expect(tokens('create')).rejects.toThrow('Usage: access-token create NAME | list | revoke ID');
});

function environment({ dataDir }: ServerProcess): NodeJS.ProcessEnv {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  return { PATH: `${dirname(process.execPath)}:${PATH}`, NODE_COMPILE_CACHE, DATA_DIR: dataDir };
}
