import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Compile } from 'typebox/compile';
import { expect, it } from 'vitest';
import { Failure } from './schemas/envelope.ts';
import { ExportAdRequest } from './exports.ts';
import { HealthResponse } from './health.ts';
import { previewAd } from './previews.ts';
import { SaveAdResponse } from './ads.ts';

interface Call {
  method: string;
  route: string;
  path: (...values: string[]) => string;
}

const folder = fileURLToPath(new URL('.', import.meta.url));
const calls = await readCalls();

// Requirement: api.contract
it('describes each call of the product', () => {
  expect(calls.map(({ method, route }) => `${method} ${route}`).toSorted()).toEqual([
    'DELETE /api/access',
    'DELETE /api/ads/:id',
    'DELETE /api/brand-presets/:id',
    'GET /api/access',
    'GET /api/ads',
    'GET /api/ads/:id',
    'GET /api/ads/:id/builds',
    'GET /api/ads/:id/builds/events',
    'GET /api/ads/:id/project',
    'GET /api/ads/:id/versions',
    'GET /api/ads/:id/versions/:version',
    'GET /api/archives/:id',
    'GET /api/assets/:id',
    'GET /api/assets/:id/filmstrip',
    'GET /api/assets/:id/moments',
    'GET /api/assets/:id/reels',
    'GET /api/assets/:id/salience',
    'GET /api/brand-presets',
    'GET /api/checks/:id',
    'GET /api/checks/:id/report/:format',
    'GET /api/checks/:id/screenshots/:sha256',
    'GET /api/docs',
    'GET /api/downloads/:id',
    'GET /api/export/:id/archive',
    'GET /api/export/:id/preview/:token',
    'GET /api/export/:id/report',
    'GET /api/export/:id/share',
    'GET /api/health',
    'GET /api/metrics',
    'GET /api/openapi.json',
    'GET /api/progress/:id',
    'GET /p/:token',
    'GET /r/:token',
    'POST /api/access',
    'POST /api/ads',
    'POST /api/ads/:id/builds',
    'POST /api/ads/:id/builds/cancel',
    'POST /api/ads/:id/builds/pause',
    'POST /api/ads/:id/builds/resume',
    'POST /api/ads/:id/duplicate',
    'POST /api/ads/:id/restore',
    'POST /api/ads/:id/versions',
    'POST /api/brand-presets',
    'POST /api/checks',
    'POST /api/checks/:id/play/:network',
    'POST /api/checks/:id/publishing',
    'POST /api/checks/:id/share',
    'POST /api/contact',
    'POST /api/export/:id/:network',
    'POST /api/export/:id/archive',
    'POST /api/export/:id/check',
    'POST /api/export/:id/generate',
    'POST /api/export/:id/generate-moloco',
    'POST /api/export/:id/preview',
    'POST /api/export/:id/publishing',
    'POST /api/export/:id/share',
    'POST /api/export/:id/sizes',
    'POST /api/projects',
    'POST /api/upload/audio',
    'POST /api/upload/font',
    'POST /api/upload/image',
    'POST /api/upload/sample',
    'POST /api/upload/sample-ad',
    'POST /api/upload/video',
    'POST /api/upload/video/recut',
    'PUT /api/ads/:id',
    'PUT /api/brand-presets/:id',
  ]);
});

it.each(calls)(
  '$method $route: the path puts escaped values in place of the parameters',
  ({ route, path }) => {
    const expected = route.replaceAll(/:\w+/g, 'a%2F..%3Fb');
    const values = route
      .split('/:')
      .slice(1)
      .map(() => 'a/..?b');
    expect(path(...values)).toBe(expected);
  },
);

// Requirement: preview.as-network
it('puts the escaped id of a network into the query of a preview', () => {
  expect(previewAd.path('ad', 'a/..?b&c')).toBe('/api/export/ad/preview?network=a%2F..%3Fb%26c');
});

it('imports nothing but schemas, so that both sides can use it', () => {
  const imports = sourceFiles().flatMap((path) =>
    [...readFileSync(folder + path, 'utf8').matchAll(/from '([^']+)'/g)].map((match) => match[1]),
  );
  const foreign = imports.filter(
    (name) => !/^(typebox$|\.{1,2}\/|@spinreel\/config-schema\/)/.test(name ?? ''),
  );
  expect(foreign).toEqual([]);
});

it('describes answers that went well and answers that did not', () => {
  const health = {
    status: 'ok',
    checks: {
      database: { ok: true },
      storage: { ok: true },
      ffmpeg: { ok: true },
      disk: { ok: true },
      queue: { ok: false, message: 'z' },
    },
  };
  expect(Compile(HealthResponse).Check({ success: true, data: health })).toBe(true);
  expect(Compile(HealthResponse).Check({ success: true })).toBe(false);
  expect(Compile(Failure).Check({ success: false, error: { code: 'x', message: 'y' } })).toBe(true);
  const ad = { id: 'ad-12345', version: 1, config: {}, createdAt: '', updatedAt: '', assets: {} };
  expect(Compile(SaveAdResponse).Check({ success: true, data: ad })).toBe(true);
});

// Requirement: export.options
it('refuses export requests with options that the product does not have', () => {
  const request = Compile(ExportAdRequest);
  expect(
    request.Check({
      options: { format: 'zip', optimization: 'standard', includeAnalytics: true },
      config: {},
    }),
  ).toBe(true);
  expect(request.Check({ options: { format: 'rar' }, config: {} })).toBe(false);
  expect(request.Check({ config: {}, extra: 1 })).toBe(false);
});

function sourceFiles(): string[] {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return paths.filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'));
}

async function readCalls(): Promise<Call[]> {
  const modules = await Promise.all(sourceFiles().map((path) => import(/* @vite-ignore */ `./${path}`)));
  return modules.flatMap((module: Record<string, unknown>) => Object.values(module)).filter(isCall);
}

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'method' in value && 'route' in value;
}
