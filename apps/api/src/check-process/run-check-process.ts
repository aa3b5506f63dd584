import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ApiProblem } from '../errors/api-problem.ts';
import type { CheckOrder, CheckReply, CheckResults } from './check-order.ts';
import { refuseOrder } from './refuse-order.ts';
import { exceededReasons, killTree, watchCheck } from './watch-check.ts';

const program = fileURLToPath(new URL('check-process.ts', import.meta.url));

/** How long a process may take to close its browser and end, in milliseconds. */
const closeLimitMs = 5000;

/** The memory that a check may use for JavaScript, in megabytes. */
const checkHeapMegabytes = 768;

/**
 * The memory that each process of a check may reserve for its data, in kilobytes. A process of Chromium reserves 700 MB without
 * using it. This holds if a file exhausts memory faster than it is measured.
 */
const maxDataKilobytes = 2 * 1024 * 1024;

/** The environment of check processes. They must not see the server's secrets. */
const passedOn = [
  'PATH',
  'HOME',
  'TMPDIR',
  'LANG',
  'LD_LIBRARY_PATH',
  'FONTCONFIG_PATH',
  'CHROMIUM_PATH',
  'CHROMIUM_SANDBOX',
] as const;

/**
 * Checks a file in a separate process, so that a hostile file cannot slow down or end the server. A file that takes too much
 * memory, processor time or time gets a result that says so. Rejects with `no-browser`, the reason of `signal`, `timed-out` if
 * a report cannot be printed, or an error if the process fails.
 */
export async function runCheckProcess<Order extends CheckOrder>(
  order: Order,
  options: {
    signal: AbortSignal;
    report: (share: number) => void;
    /** The memory for JavaScript, in megabytes. */
    maxHeapMegabytes?: number;
  },
): Promise<CheckResults[Order['kind']]> {
  const { signal, report, maxHeapMegabytes = checkHeapMegabytes } = options;
  signal.throwIfAborted();
  const child = startProcess(maxHeapMegabytes);
  const stopped = Promise.withResolvers<never>();
  const exceeded = Promise.withResolvers<Answer>();
  const onAbort = (): void => stopped.reject(signal.reason);
  signal.addEventListener('abort', onAbort, { once: true });
  const unwatch = watchCheck(child.pid ?? 0, order.kind, (reason) => exceeded.resolve({ refusal: reason }));
  child.once('exit', unwatch);
  const answered = waitForResult(child, report);
  // One of them may fail after the other has been answered.
  for (const promise of [stopped.promise, answered]) promise.catch(() => undefined);
  try {
    child.send(order);
    // A process that was killed also ends early.
    const answer = await Promise.race([exceeded.promise, answered, stopped.promise]);
    const result = 'refusal' in answer ? await refuseOrder(order, answer.refusal) : answer.result;
    return result as CheckResults[Order['kind']];
  } finally {
    signal.removeEventListener('abort', onAbort);
    end(child);
  }
}

function startProcess(maxHeapMegabytes: number): ChildProcess {
  const node = [process.execPath, `--max-old-space-size=${maxHeapMegabytes}`, program] as const;
  const options: SpawnOptions = {
    env: Object.fromEntries(
      passedOn.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])),
    ),
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  };
  if (process.platform === 'win32') return spawn(node[0], node.slice(1), options);
  // The shell becomes the process. Everything that it starts inherits the limit.
  const command = `ulimit -d ${maxDataKilobytes} 2>/dev/null; exec "$@"`;
  return spawn('/bin/sh', ['-c', command, 'sh', ...node], options);
}

/** What a check process has found, or why the file is refused. */
type Answer = { readonly result: CheckResults[CheckOrder['kind']] } | { readonly refusal: string };

function waitForResult(child: ChildProcess, report: (share: number) => void): Promise<Answer> {
  return new Promise((resolve, reject) => {
    let errors = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => (errors = (errors + text).slice(-4000)));
    child.once('error', reject);
    child.once('exit', (code, endSignal) => {
      // Node.js and the system end processes in these ways for lack of memory, and nothing else does.
      if (crashSignals.includes(endSignal)) resolve({ refusal: exceededReasons.crash });
      else reject(new Error('A check process ended early', { cause: `${code ?? endSignal}: ${errors}` }));
    });
    child.on('message', (message) => {
      const reply = message as CheckReply;
      switch (reply.kind) {
        case 'progress':
          return report(reply.share);
        case 'done':
          return resolve({ result: reply.result });
        case 'exhausted':
          return resolve({ refusal: reply.reason });
        case 'no-browser':
          return reject(new ApiProblem('no-browser', { cause: reply.detail }));
        case 'failed':
          return reject(new Error('A check failed', { cause: reply.detail }));
      }
    });
  });
}

const crashSignals: readonly (NodeJS.Signals | null)[] = [
  'SIGABRT',
  'SIGKILL',
  'SIGTRAP',
  'SIGSEGV',
  'SIGILL',
];

/** Lets the process close its browser, and kills both if that takes too long. */
function end(child: ChildProcess): void {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const killing = setTimeout(() => killTree(child.pid ?? 0), closeLimitMs);
  child.once('exit', () => clearTimeout(killing));
  if (child.connected) child.send('stop', () => undefined);
}
