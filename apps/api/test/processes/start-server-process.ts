import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { testPassword } from '../start-test-server.ts';

const serverFile = fileURLToPath(new URL('../../src/server.ts', import.meta.url));

interface CallInit {
  method?: string;
  headers?: Record<string, string>;
  body?: string | FormData;
}

/** A server in a separate process, started as operators start it. */
export interface ServerProcess {
  readonly child: ChildProcess;
  readonly dataDir: string;
  /** `http://localhost:port`. */
  readonly address: string;
  /** Everything the process has printed. */
  output(): string;
  /** Resolves to the exit code; null if a signal ended the process. */
  readonly ended: Promise<number | null>;
  /** Sends a request of an unlocked session. */
  call(path: string, init?: CallInit): Promise<Response>;
  /** Uploads a file in an unlocked session. */
  upload(
    kind: 'image' | 'video' | 'audio' | 'font',
    file: { name: string; bytes: Uint8Array },
    fields?: Record<string, string>,
  ): Promise<Response>;
  /** The process's peak memory, in bytes. */
  peakMemoryBytes(): Promise<number>;
}

/** Starts a server. `cleanUp` receives a function that kills it and removes its folder. */
export async function startServerProcess(options: {
  env?: Record<string, string>;
  cleanUp: (work: () => Promise<void>) => void;
}): Promise<ServerProcess> {
  const dataDir = await mkdtemp(join(tmpdir(), 'spinreel-process-'));
  const { PATH, TMPDIR, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, [serverFile], {
    env: {
      ...{ PATH, TMPDIR, NODE_COMPILE_CACHE, PORT: '0', DATA_DIR: dataDir, ACCESS_PASSWORD: testPassword },
      // It would encode the sample video at each start.
      PREPARE_SAMPLE: 'false',
      ...options.env,
    },
  });
  const ended = new Promise<number | null>((resolve) => {
    child.once('close', resolve);
  });
  options.cleanUp(async () => {
    child.kill('SIGKILL');
    await ended;
    await rm(dataDir, { recursive: true, force: true, maxRetries: 10 });
  });
  let output = '';
  const address = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        const [, found] = /ready at (http:\S+)/.exec(output) ?? [];
        if (found !== undefined) resolve(found);
      });
    }
    void ended.then(() => reject(new Error(`The server ended: ${output}`)));
  });
  const cookie = await enter(address);

  const call = (path: string, init: CallInit = {}): Promise<Response> =>
    fetch(address + path, { ...init, headers: { ...init.headers, cookie, 'sec-fetch-site': 'same-origin' } });
  return {
    child,
    dataDir,
    address,
    output: () => output,
    ended,
    call,
    upload: (kind, file, fields = {}) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.append(name, value);
      form.append(kind, new Blob([Uint8Array.from(file.bytes)]), file.name);
      return call(`/api/upload/${kind}`, { method: 'POST', body: form });
    },
    peakMemoryBytes: async () => {
      const status = await readFile(`/proc/${child.pid}/status`, 'utf8');
      const [, kilobytes] = /VmHWM:\s+(\d+) kB/.exec(status) ?? [];
      return Number(kilobytes) * 1024;
    },
  };
}

async function enter(address: string): Promise<string> {
  const answer = await fetch(`${address}/api/access`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ password: testPassword }),
  });
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}
