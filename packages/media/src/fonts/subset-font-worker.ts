/** A thread that reduces fonts: see `subset-font`. */
import { parentPort } from 'node:worker_threads';
import subsetFont from 'subset-font';
import type { SubsetAnswer, SubsetRequest } from './subset-font.ts';

parentPort?.on('message', (request: SubsetRequest) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
  void answer(request).then((reply) => parentPort?.postMessage(reply));
});

async function answer({ id, bytes, characters }: SubsetRequest): Promise<SubsetAnswer> {
  try {
    return { id, bytes: await subsetFont(Buffer.from(bytes), characters, { targetFormat: 'woff2' }) };
  } catch (error) {
    return { id, error };
  }
}
