import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { openSqlite } from './storage/sqlite/open-sqlite.ts';
import { toSealPath } from './storage/sqlite/sealed-sqlite.ts';

const serverFile = fileURLToPath(new URL('server.ts', import.meta.url));

it('prints its address and the generated password, and stops on SIGTERM', async () => {
  const dataDir = await temporaryFolder();
  const server = start({ PORT: '0', DATA_DIR: dataDir });
  const [, address] = await server.printed(/ready at (http:\/\/localhost:\d+)/);
  const [, password] = await server.printed(/Access password: (\S+)/);
  expect((await readFile(join(dataDir, 'access-password'), 'utf8')).trim()).toBe(password);
  expect((await stat(join(dataDir, 'access-password'))).mode & 0o777).toBe(0o600);
  const answer = await fetch(`${address}/api/access`, {
    method: 'POST',
    body: JSON.stringify({ password }),
    headers: { 'content-type': 'application/json' },
  });
  expect(answer.status).toBe(200);
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
});

it('does not print a password that an operator has set', async () => {
  const server = start({ PORT: '0', DATA_DIR: await temporaryFolder(), ACCESS_PASSWORD: 'set by hand' });
  await server.printed(/ready at/);
  server.child.kill('SIGINT');
  expect(await server.ended).toBe(0);
  expect(server.output()).not.toMatch(/password/i);
});

it('replaces a damaged cookie secret, and refuses a damaged password file with a clear message', async () => {
  const dataDir = await temporaryFolder();
  await writeFile(join(dataDir, 'cookie-secret'), '');
  const password = join(dataDir, 'access-password');
  await writeFile(password, '');
  const refused = start({ PORT: '0', DATA_DIR: dataDir });
  expect(await refused.ended).toBe(1);
  expect(refused.output()).toContain(`The file ${password} is empty or damaged.`);
  await writeFile(password, 'written by hand\n');
  const server = start({ PORT: '0', DATA_DIR: dataDir });
  const [, address] = await server.printed(/ready at (http:\/\/localhost:\d+)/);
  const answer = await fetch(`${address}/api/access`, {
    method: 'POST',
    body: JSON.stringify({ password: 'written by hand' }),
    headers: { 'content-type': 'application/json' },
  });
  expect(answer.status).toBe(200);
  expect((await readFile(join(dataDir, 'cookie-secret'), 'utf8')).trim()).toHaveLength(43);
});

// Requirement: reliability.damaged-log
it(
  'serves while a database is checked after a crash, and ends if the check fails',
  { timeout: 60_000 },
  async () => {
    const dataDir = await temporaryFolder();
    const path = join(dataDir, 'spinreel.sqlite');
    const database = await openSqlite(path);
    const row = { id_hash: 'the marketer', created_at: '2026-01-01', expires_at: '2036-01-02' };
    await database.insertInto('session').values(row).execute();
    await database.destroy();
    await rm(toSealPath(path));
    const bytes = await readFile(path);
    bytes.write('x', bytes.lastIndexOf('the marketer'));
    await writeFile(path, bytes);
    const slowCheck = join(dataDir, 'slow-check.mjs');
    await writeFile(
      slowCheck,
      `if (process.argv[1]?.endsWith('check-sqlite-data.ts'))
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 8000);`,
    );
    const server = start({ PORT: '0', DATA_DIR: dataDir, NODE_OPTIONS: `--import=${slowCheck}` });
    const [, address] = await server.printed(/ready at (http:\/\/localhost:\d+)/);
    expect((await fetch(`${address}/api/health`)).status).toBe(200);
    expect(await server.ended).toBe(1);
    expect(server.output()).toContain(
      `The database ${path} cannot be used: it is damaged. It was left as it is.`,
    );
  },
);

it('explains why it cannot start', async () => {
  const wrong = start({ PORT: 'x', DATA_DIR: await temporaryFolder() });
  expect(await wrong.ended).toBe(1);
  expect(wrong.output()).toContain('PORT must be a number');
  const other = createServer();
  const port = await new Promise<number>((resolve) => {
    other.listen(0, '127.0.0.1', () => resolve((other.address() as { port: number }).port));
  });
  onTestFinished(() => void other.close());
  const taken = start({ PORT: String(port), HOST: '127.0.0.1', DATA_DIR: await temporaryFolder() });
  expect(await taken.ended).toBe(1);
  expect(taken.output()).toContain('EADDRINUSE');
});

function start(env: Record<string, string>) {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, [serverFile], {
    env: { PATH, NODE_COMPILE_CACHE, PREPARE_SAMPLE: 'false', ...env },
  });
  let output = '';
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      for (const listener of listeners) listener();
    });
  }
  const ended = new Promise<number | null>((resolve) => {
    child.once('close', resolve);
  });
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  const printed = (pattern: RegExp): Promise<string[]> =>
    new Promise((resolve) => {
      const look = (): void => {
        const match = pattern.exec(output);
        if (match) resolve([...match]);
      };
      listeners.add(look);
      look();
    });
  return { child, ended, printed, output: () => output };
}

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'spinreel-server-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
