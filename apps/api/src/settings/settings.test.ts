import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { readSettings } from './settings.ts';

it('works without any environment variable', () => {
  const settings = readSettings({});
  expect(settings).toMatchObject({
    port: 4000,
    host: null,
    publicUrl: null,
    accessPassword: null,
    trustProxy: false,
  });
  expect(settings.dataDir).toMatch(/\.data$/);
  expect(settings.webDir).toMatch(/\/apps\/web\/dist$/);
  expect(settings.exportTtlMs).toBe(7 * 24 * 60 * 60 * 1000);
});

it('reads hours, proxies and origins', () => {
  const settings = readSettings({
    EXPORT_TTL_HOURS: '1',
    TRUST_PROXY: '10.0.0.0/8',
    CSP_SCRIPT_ORIGINS: 'https://stats.example.com https://cdn.example.com',
  });
  expect(settings.exportTtlMs).toBe(3_600_000);
  expect(settings.trustProxy).toBe('10.0.0.0/8');
  expect(settings.csp.script).toBe('https://stats.example.com https://cdn.example.com');
});

it('allows the analytics script if its id is set, and not if the id is malformed', () => {
  const { csp } = readSettings({
    VITE_ANALYTICS_ID: 'G-TEST12345',
    CSP_SCRIPT_ORIGINS: 'https://cdn.example.com',
  });
  expect(csp.script).toBe('https://cdn.example.com https://www.googletagmanager.com');
  expect(csp.connect).toContain('https://*.google-analytics.com');
  for (const id of ['', 'off', "G-1'; *"]) {
    expect(readSettings({ VITE_ANALYTICS_ID: id }).csp).toEqual({ script: '', frame: '', connect: '' });
  }
});

it('reads the public address with or without a trailing slash', () => {
  expect(readSettings({ PUBLIC_URL: 'https://ads.example.com/' }).publicUrl).toBe('https://ads.example.com');
  expect(() => readSettings({ PUBLIC_URL: 'ads.example.com' })).toThrow(/PUBLIC_URL/);
});

it('encodes ahead of exports unless the operator says no', () => {
  expect(readSettings({}).encodesAhead).toBe(true);
  expect(readSettings({ ENCODE_AHEAD: 'false' }).encodesAhead).toBe(false);
  expect(() => readSettings({ ENCODE_AHEAD: '0' })).toThrow(/ENCODE_AHEAD must be true or false/);
});

it('prepares the sample ad after the start unless the operator says no', () => {
  expect(readSettings({}).preparesSample).toBe(true);
  expect(readSettings({ PREPARE_SAMPLE: 'false' }).preparesSample).toBe(false);
  expect(() => readSettings({ PREPARE_SAMPLE: 'no' })).toThrow(/PREPARE_SAMPLE must be true or false/);
});

it('accepts a number of trusted proxies', () => {
  const { trustProxy } = readSettings({ TRUST_PROXY: '1' });
  const trusts = trustProxy as (address: string, hop: number) => boolean;
  expect([trusts('192.0.2.1', 0), trusts('192.0.2.1', 1)]).toEqual([true, false]);
});

it('names every invalid variable', () => {
  const wrong = { PORT: 'many', LOG_LEVEL: 'loud', CSP_FRAME_ORIGINS: "'self'; script-src *" };
  expect(() => readSettings(wrong)).toThrow(/PORT.*CSP_FRAME_ORIGINS.*LOG_LEVEL/);
});

it('reads the variables in the operating guide, and no others', async () => {
  const read = new Set<string>();
  const values: Record<string, string> = { SMTP_URL: 'smtp://localhost', CONTACT_TO: 'a@example.com' };
  readSettings(
    new Proxy(values, {
      get(target, name) {
        read.add(String(name));
        return target[String(name)];
      },
    }),
  );
  const page = await readFile(new URL('../../../../docs/operating.md', import.meta.url), 'utf8');
  const listed = [...page.matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name]) => name ?? '');
  expect(listed.toSorted()).toEqual([...read].toSorted());
});

it('knows settings for more than one machine, and refuses combinations that do not work', () => {
  const shared = { DATABASE_URL: 'postgres://db/spinreel', BLOB_URL: 's3://ads', JOBS: 'workers' };
  expect(readSettings(shared)).toMatchObject({
    databaseUrl: 'postgres://db/spinreel',
    blobUrl: 's3://ads',
    jobs: 'workers',
  });
  expect(readSettings({})).toMatchObject({ databaseUrl: null, blobUrl: null, jobs: 'in-process' });
  expect(() => readSettings({ JOBS: 'workers' })).toThrow(/JOBS=workers needs DATABASE_URL/);
  const wrong = { DATABASE_URL: 'mysql://db', BLOB_URL: 'https://bucket', JOBS: 'many' };
  expect(() => readSettings(wrong)).toThrow(/DATABASE_URL.*BLOB_URL.*JOBS/);
});
