import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Validator } from '@seriousme/openapi-schema-validator';
import { errorCodes } from '@spinreel/config-schema/messages/errors/error-codes';
import { beforeAll, expect, it } from 'vitest';
import { startTestServer } from '../../test/start-test-server.ts';
import type { App } from '../http/app.ts';

interface Document {
  openapi: string;
  paths: Record<string, Record<string, { responses: Record<string, { description: string }> }>>;
  components: { schemas: Record<string, unknown> };
}

let app: App;
let text: string;
let document: Document;

beforeAll(async () => {
  const atEnd: (() => Promise<void>)[] = [];
  ({ app } = await startTestServer({ cleanUp: (work) => atEnd.push(work) }));
  text = (await app.inject('/api/openapi.json')).body;
  document = JSON.parse(text) as Document;
  return () => Promise.all(atEnd.map((work) => work()));
});

it('describes the API as OpenAPI 3.1, without a password', async () => {
  expect((await app.inject('/api/openapi.json')).statusCode).toBe(200);
  const verdict = await new Validator().validate(JSON.parse(text) as Record<string, unknown>);
  expect(verdict).toMatchObject({ valid: true });
  expect(document.openapi).toBe('3.1.1');
});

// Requirement: api.openapi
it('describes every call of the contract, and nothing else', async () => {
  const described = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
  );
  expect(described.toSorted()).toEqual((await contractCalls()).toSorted());
});

// Requirement: api.openapi
it('serves every call that it describes', async () => {
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const method of Object.keys(methods)) {
      const url = path.replaceAll(/\{(\w+)\}/g, ':$1').replace(/^\/(p|r)\/:token$/, '/$1/*');
      expect([url, app.hasRoute({ url, method: method.toUpperCase() as 'GET' })]).toEqual([url, true]);
    }
  }
});

it('defines long schemas once and refers to them by name', async () => {
  expect(Object.keys(document.components.schemas)).toContain('AdConfig');
  expect(text.match(/"coverTextPositions"/g)).toHaveLength(1);
  for (const [, name = ''] of text.matchAll(/"#\/components\/schemas\/(\w+)"/g))
    expect(document.components.schemas).toHaveProperty(name);
});

it('lists every error code under its status', async () => {
  for (const code of Object.keys(errorCodes)) expect(text).toContain(`\`${code}\`:`);
  for (const methods of Object.values(document.paths))
    for (const { responses } of Object.values(methods))
      for (const [status, { description }] of Object.entries(responses))
        for (const [, code = ''] of description.matchAll(/`([a-z-]+)`:/g))
          expect([code, String(errorCodes[code as keyof typeof errorCodes].status)]).toEqual([code, status]);
});

it('serves a reference page without scripts or requests that links to every call', async () => {
  const { body, headers } = await app.inject('/api/docs');
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'unsafe-inline';/);
  expect(body).not.toMatch(/<script|<link|<img|https?:\/\/|url\(/i);
  expect(body.match(/<article/g)?.length).toBe(
    1 +
      Object.keys(document.components.schemas).length +
      Object.values(document.paths).reduce((sum, methods) => sum + Object.keys(methods).length, 0),
  );
  for (const [, target] of body.matchAll(/href="#([^"]+)"/g)) expect(body).toContain(`id="${target}"`);
  expect(new Set(body.match(/id="[^"]+"/g)).size).toBe(body.match(/id="[^"]+"/g)?.length);
});

/** Every `METHOD /route` that a file of the contract exports. */
async function contractCalls(): Promise<string[]> {
  const folder = fileURLToPath(new URL('.', import.meta.resolve('@spinreel/api-contract/ads')));
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = paths.filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'));
  const modules = await Promise.all(
    files.map(async (name): Promise<object> => await import(/* @vite-ignore */ folder + name)),
  );
  return modules
    .flatMap((module): unknown[] => Object.values(module))
    .filter(
      (value): value is { method: string; route: string } =>
        typeof value === 'object' && value !== null && 'method' in value && 'route' in value,
    )
    .map(({ method, route }) => `${method} ${route}`);
}
