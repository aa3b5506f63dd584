import type { Build } from '@spinreel/api-contract/builds';
import type { ExportResult } from '@spinreel/api-contract/exports';
import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { vi } from 'vitest';
import { fakeEventSource, type WatchedStream } from './fake-event-source.ts';

/** A server that only builds. */
export interface FakeBuilds {
  /** The calls in order, such as `POST cancel build-1`. */
  readonly calls: string[];
  readonly streams: WatchedStream[];
  /** The newest builds, by network. */
  readonly builds: Map<string, Build>;
  /** Changes a build, and tells those who watch unless `isSilent`. */
  change(network: string, change: Partial<Build>, options?: { isSilent?: boolean }): void;
  /** Adds a build as another page would. */
  add(network: string, config: AdConfig, change?: Partial<Build>): Build;
  /** Answers the next call so. */
  answerNext(status: number, message?: string): void;
  /** Keeps the next answer back until the returned function is called. */
  holdNext(): () => void;
}

/** Puts a server that only builds in place of `fetch` and `EventSource` until `vi.unstubAllGlobals()`. */
export function fakeBuilds(): FakeBuilds {
  const streams = fakeEventSource();
  const builds = new Map<string, Build>();
  const contents: Record<string, AdConfig> = {};
  const answers: { status: number; body: object }[] = [];
  const calls: string[] = [];
  let held: Promise<void> | null = null;
  let count = 0;

  const add = (network: string, config: AdConfig, change: Partial<Build> = {}) => {
    const content = `content of ${config.name}`;
    contents[content] = config;
    count += 1;
    const requestedAt = new Date(Date.UTC(2026, 0, 1) + count).toISOString();
    const build: Build = {
      ...{
        id: `build-${count}`,
        network,
        variantId: null,
        language: 'en',
        state: 'waiting',
        content,
        requestedAt,
      },
      ...{ progress: null, result: null, error: null },
      ...change,
    };
    builds.set(network, build);
    return build;
  };

  const answer = (call: string, body: unknown): object => {
    if (call.startsWith('GET')) return { builds: [...builds.values()], contents };
    if (call.includes('cancel')) {
      const { builds: ids } = body as { builds: string[] };
      const named = [...builds.values()].filter(({ id }) => ids.includes(id));
      const open = named.filter(({ state }) => state === 'waiting' || state === 'running');
      for (const build of open) builds.set(build.network, { ...build, state: 'canceled', progress: null });
      return { builds: named.map(({ network }) => builds.get(network)) };
    }
    const { networks, config } = body as { networks: string[]; config: AdConfig };
    return { builds: networks.map((network) => add(network, config)) };
  };

  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const { builds: ids = [], networks = [] } = (body ?? {}) as { builds?: string[]; networks?: string[] };
    const call = [init.method, path.split('/').at(-1), ...ids, ...networks].join(' ');
    calls.push(call);
    const next = answers.shift() ?? { status: 200, body: { success: true, data: answer(call, body) } };
    const waiting = held;
    held = null;
    if (waiting !== null) await waiting;
    if (next.status === 0) throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify(next.body), { status: next.status });
  });

  return {
    calls,
    streams,
    builds,
    add,
    change(network, change, { isSilent = false } = {}) {
      const build = builds.get(network);
      if (build === undefined) throw new Error(`There is no build for ${network}`);
      const changed = { ...build, ...change };
      builds.set(network, changed);
      if (!isSilent) streams.findLast(({ isClosed }) => !isClosed)?.tell(changed);
    },
    answerNext: (status, message) =>
      answers.push({ status, body: { success: false, error: { code: 'code', message } } }),
    holdNext() {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return resolve;
    },
  };
}

/** A finished file. */
export const fileResult = {
  id: 'file',
  downloadUrl: '/api/downloads/file',
  fileSize: 9,
  expiresAt: '2999-01-01T00:00:00.000Z',
} as ExportResult;
