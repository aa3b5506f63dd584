import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { fixtureMedia } from '@spinreel/fixtures/fixture-media';
import { accessPassword } from '../wizard/served-wizard.ts';
import type { Bench, Figure } from '../figure.ts';
import { type ServedProduct, withServedProduct } from './served-product.ts';

/** Measures the memory of the server process after many concurrent cover uploads, and how much it still grows. */
export const memory: Bench = {
  name: 'memory',
  isTimed: false,
  run: () => withServedProduct(measureMemory),
};

const uploads = 300;
const concurrentUploads = 6;
/** Fewer uploads than a session may make in an hour. */
const uploadsPerSession = 100;

async function measureMemory(product: ServedProduct): Promise<Figure[]> {
  const cover = await readFile(fixtureMedia.cover.path);
  const upload = async (from: number, to: number): Promise<void> => {
    let next = from;
    const worker = async (): Promise<void> => {
      while (next < to) await uploadCover(product, cover, next++);
    };
    await Promise.all(Array.from({ length: concurrentUploads }, worker));
  };
  await upload(0, uploads / 2);
  const halfwayBytes = await memoryBytes(product);
  await upload(uploads / 2, uploads);
  const value = await memoryBytes(product);
  return [
    { name: `memory of the server after ${uploads} uploads`, value, unit: 'bytes', atMost: 350 * 1024 ** 2 },
    { name: 'the same, by half as many', value: value / halfwayBytes, unit: 'x', atMost: 1.15 },
  ];
}

const cookies = new Map<number, Promise<string>>();

async function uploadCover({ origin }: ServedProduct, cover: Uint8Array, number: number): Promise<void> {
  const session = Math.floor(number / uploadsPerSession);
  const cookie = await (cookies.get(session) ?? cookies.set(session, enter(origin)).get(session));
  // A comment in the JPEG makes each file unique. The server would otherwise reuse the first result.
  const comment = Buffer.from(String(number).padStart(12, '0'));
  const bytes = [cover.subarray(0, 2), Buffer.from([0xff, 0xfe, 0, 14]), comment, cover.subarray(2)];
  const form = new FormData();
  form.append('image', new Blob([Uint8Array.from(Buffer.concat(bytes))]), 'cover.jpg');
  const headers = { cookie: cookie ?? '', 'sec-fetch-site': 'same-origin' };
  const send = () => fetch(`${origin}/api/upload/image`, { method: 'POST', headers, body: form });
  let answer = await send();
  // Waits as long as the busy server asks, like the wizard.
  while (answer.status === 503) {
    await wait(Number(answer.headers.get('retry-after') ?? 1) * 1000);
    answer = await send();
  }
  if (!answer.ok) throw new Error(`An upload was refused: ${answer.status} ${await answer.text()}`);
  await answer.arrayBuffer();
}

async function enter(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/api/access`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ password: accessPassword }),
  });
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

/** Returns the current memory of the server process, excluding its child processes. */
async function memoryBytes({ process: { pid } }: ServedProduct): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) * 1024;
}
