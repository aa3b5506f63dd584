import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';

/** How a font is reduced. */
export interface SubsetOptions {
  /**
   * The only weight of a variable font that stays, as in CSS. Such a font then has only what horizontal text needs, because
   * those of Chinese and Japanese have many other forms.
   */
  readonly weight?: number;
}

/** What the worker gets. */
export interface SubsetRequest extends SubsetOptions {
  readonly id: number;
  readonly bytes: Uint8Array;
  /** The characters that the font must have. Those that it lacks are ignored. */
  readonly characters: string;
}

/** What it answers. */
export type SubsetAnswer =
  | { readonly id: number; readonly bytes: Uint8Array }
  | { readonly id: number; readonly error: unknown };

interface Waiting {
  readonly resolve: (bytes: Uint8Array) => void;
  readonly reject: (error: unknown) => void;
}

const waiting = new Map<number, Waiting>();
let worker: Worker | undefined;
let lastId = 0;

/**
 * Reduces a font (TTF, OTF, WOFF or WOFF2) to some characters, with everything that their layout needs, and returns it
 * as WOFF2. This takes about 0.1 s of a processor, so it runs in a thread of its own, one font after the other. Rejects
 * if the font is damaged.
 */
export async function subsetFont(
  bytes: Uint8Array,
  characters: string,
  options: SubsetOptions = {},
): Promise<Uint8Array> {
  worker ??= startWorker();
  lastId += 1;
  const request: SubsetRequest = { ...options, id: lastId, bytes, characters };
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
  waiting.set(request.id, { resolve, reject });
  // The process may end while the thread is idle, but not while somebody waits.
  worker.ref();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
  worker.postMessage(request);
  return await promise;
}

function startWorker(): Worker {
  // In a published package, the modules are JavaScript.
  const started = new Worker(new URL(`subset-font-worker${extname(import.meta.url)}`, import.meta.url));
  started.on('message', (answer: SubsetAnswer) => {
    const caller = waiting.get(answer.id);
    waiting.delete(answer.id);
    if (waiting.size === 0) started.unref();
    if ('error' in answer) caller?.reject(answer.error);
    else caller?.resolve(answer.bytes);
  });
  started.on('error', (error) => {
    worker = undefined;
    const callers = [...waiting.values()];
    waiting.clear();
    for (const caller of callers) caller.reject(error);
  });
  return started;
}
