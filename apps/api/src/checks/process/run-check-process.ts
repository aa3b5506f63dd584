import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ApiProblem } from '../../errors/api-problem.ts';
import type { CheckOrder, CheckReply, CheckResults } from './check-order.ts';

const program = fileURLToPath(new URL('check-process.ts', import.meta.url));

/** How long each kind of check may take in total, in milliseconds. Only a file built to exhaust the machine takes longer. */
const limitMs: Readonly<Record<CheckOrder['kind'], number>> = {
  bytes: 60_000,
  behaviour: 5 * 60_000,
  publishing: 5 * 60_000,
  print: 60_000,
};

/** How long a process may take to close its browser and end, in milliseconds. */
const closeLimitMs = 5000;

/** The memory that a check may use for JavaScript, in megabytes. */
const maxHeapMegabytes = 1024;

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
 * Checks a file in a separate process, so that a hostile file cannot slow down or end the server. Rejects with
 * `timed-out`, `no-browser`, the reason of `signal`, or an error if the process fails.
 */
export async function runCheckProcess<Order extends CheckOrder>(
  order: Order,
  options: { signal: AbortSignal; report: (share: number) => void },
): Promise<CheckResults[Order['kind']]> {
  const { signal, report } = options;
  signal.throwIfAborted();
  const child = fork(program, [], {
    env: Object.fromEntries(
      passedOn.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])),
    ),
    execArgv: [`--max-old-space-size=${maxHeapMegabytes}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const stopped = Promise.withResolvers<never>();
  const onAbort = (): void => stopped.reject(signal.reason);
  signal.addEventListener('abort', onAbort, { once: true });
  const timer = setTimeout(() => stopped.reject(new ApiProblem('timed-out')), limitMs[order.kind]);
  const answered = waitForResult(child, report);
  // One of them may fail after the other has been answered.
  for (const promise of [stopped.promise, answered]) promise.catch(() => undefined);
  try {
    child.send(order);
    return (await Promise.race([answered, stopped.promise])) as CheckResults[Order['kind']];
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', onAbort);
    end(child);
  }
}

function waitForResult(
  child: ChildProcess,
  report: (share: number) => void,
): Promise<CheckResults[CheckOrder['kind']]> {
  return new Promise((resolve, reject) => {
    let errors = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => (errors = (errors + text).slice(-4000)));
    child.once('error', reject);
    child.once('exit', (code, endSignal) =>
      reject(new Error('A check process ended early', { cause: `${code ?? endSignal}: ${errors}` })),
    );
    child.on('message', (message) => {
      const reply = message as CheckReply;
      switch (reply.kind) {
        case 'progress':
          return report(reply.share);
        case 'done':
          return resolve(reply.result);
        case 'no-browser':
          return reject(new ApiProblem('no-browser', { cause: reply.detail }));
        case 'failed':
          return reject(new Error('A check failed', { cause: reply.detail }));
      }
    });
  });
}

/** Lets the process close its browser, and kills it if that takes too long. */
function end(child: ChildProcess): void {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const killing = setTimeout(() => child.kill('SIGKILL'), closeLimitMs);
  child.once('exit', () => clearTimeout(killing));
  if (child.connected) child.send('stop', () => undefined);
}
