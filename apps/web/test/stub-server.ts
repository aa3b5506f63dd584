import type { StoredAd } from '@spinreel/api-contract/schemas/stored-ad';
import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { vi } from 'vitest';

/** A request that the application made. */
export interface SeenCall {
  method: string;
  path: string;
  body: unknown;
  ifMatch: string | null;
  keepalive: boolean;
}

export interface StubAnswer {
  status: number;
  body: unknown;
}

/** A server in place of `fetch`. It stores ads with their versions, and can simulate failures, delays and outages. */
export interface StubServer {
  calls: SeenCall[];
  isOffline: boolean;
  ads: Map<string, StoredAd>;
  answerNext: (answer: StubAnswer) => void;
  /** Keeps the next answer back until the returned function is called. */
  holdNext: () => () => void;
}

/** Puts a stub server in place of `fetch` until `vi.unstubAllGlobals()`. */
export function stubServer(): StubServer {
  const answers: StubAnswer[] = [];
  let held: Promise<void> | null = null;
  const server: StubServer = {
    calls: [],
    isOffline: false,
    ads: new Map(),
    answerNext: (answer) => answers.push(answer),
    holdNext: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return resolve;
    },
  };
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const ifMatch = new Headers(init.headers).get('if-match');
    const method = init.method ?? 'GET';
    server.calls.push({ method, path, body, ifMatch, keepalive: init.keepalive === true });
    const waiting = held;
    held = null;
    if (waiting !== null) await waiting;
    if (server.isOffline) throw new TypeError('Failed to fetch');
    const { status, body: answer } = answers.shift() ?? keep(server.ads, { method, path, body, ifMatch });
    return new Response(JSON.stringify(answer), { status });
  });
  return server;
}

function keep(
  ads: Map<string, StoredAd>,
  call: { method: string; path: string; body: unknown; ifMatch: string | null },
): StubAnswer {
  const config = (call.body ?? {}) as AdConfig;
  const adId = call.method === 'POST' ? (config.id ?? '') : (call.path.split('/').at(-1) ?? '');
  const stored = ads.get(adId);
  if (call.method === 'GET' || (call.method === 'PUT' && stored === undefined)) {
    return stored === undefined
      ? createFailure(404, 'unknown-ad')
      : { status: 200, body: { success: true, data: stored } };
  }
  if (call.ifMatch !== null && call.ifMatch !== `"${stored?.version ?? 0}"`) {
    return { status: 412, body: { ...createFailure(412, 'stale-version').body, data: stored } };
  }
  const saved = createStoredAd({ adId, config, version: (stored?.version ?? 0) + 1 });
  ads.set(adId, saved);
  return { status: 200, body: { success: true, data: saved } };
}

/** An ad as the server answers it. */
export function createStoredAd(options: { adId: string; config: AdConfig; version: number }): StoredAd {
  const { adId, config, version } = options;
  const at = '2026-01-01T00:00:00.000Z';
  return { id: adId, version, config, createdAt: at, updatedAt: at, assets: {} };
}

function createFailure(status: number, code: string) {
  return { status, body: { success: false, error: { code, message: code } } };
}
