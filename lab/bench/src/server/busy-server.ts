import { readFile } from 'node:fs/promises';
import { setTimeout as after } from 'node:timers/promises';
import { makeNearLimitVideo } from '@spinreel/fixtures/odd/odd-videos';
import { quantile } from '../alternating.ts';
import type { Bench, Figure } from '../figure.ts';
import { readPeakMemoryBytes } from './process-use.ts';
import { type ServedProduct, withServedProduct } from './served-product.ts';

/**
 * Measures how quickly the server answers health requests while it receives sixteen videos of the maximum size at once.
 */
export const busyServer: Bench = { name: 'busy-server', run: () => withServedProduct(measured) };

const uploads = 16;
const askEveryMs = 50;

async function measured(product: ServedProduct): Promise<Figure[]> {
  const bytes = Uint8Array.from(await readFile(await makeNearLimitVideo()));
  const healthMs: number[] = [];
  const stop = new AbortController();
  const asking = (async () => {
    while (!stop.signal.aborted) {
      const startedAt = performance.now();
      await (await fetch(`${product.origin}/api/health`)).arrayBuffer();
      healthMs.push(performance.now() - startedAt);
      await after(askEveryMs);
    }
  })();
  const answers = await Promise.all(Array.from({ length: uploads }, () => upload(product, bytes)));
  stop.abort();
  await asking;
  const isAnswered = answers.filter(
    ({ status, retryAfter }) => status === 200 || (status === 503 && retryAfter),
  );
  const share = (100 * isAnswered.length) / uploads;
  const slowestMs = Math.max(...answers.map(({ durationMs }) => durationMs));
  return [
    {
      name: 'health asked meanwhile, 99th percentile',
      value: quantile(healthMs, 0.99),
      unit: 'ms',
      atMost: 500,
    },
    { name: 'the same, median', value: quantile(healthMs, 0.5), unit: 'ms' },
    {
      name: 'most memory of the server',
      value: await readPeakMemoryBytes(product.process.pid),
      unit: 'bytes',
      atMost: 1024 ** 3,
    },
    { name: 'slowest answer', value: slowestMs, unit: 'ms', atMost: 30_000 },
    { name: 'uploads accepted, or refused with a retry time', value: share, unit: '%', atLeast: 100 },
    {
      name: 'uploads taken',
      value: (100 * answers.filter(({ status }) => status === 200).length) / uploads,
      unit: '%',
    },
  ];
}

async function upload({ origin, headers }: ServedProduct, bytes: Uint8Array<ArrayBuffer>) {
  const form = new FormData();
  form.append('video', new Blob([bytes]), 'clip.mp4');
  const startedAt = performance.now();
  const answer = await fetch(`${origin}/api/upload/video`, { method: 'POST', headers, body: form });
  await answer.arrayBuffer();
  const durationMs = performance.now() - startedAt;
  return { status: answer.status, retryAfter: answer.headers.has('retry-after'), durationMs };
}
