import { expect, it } from 'vitest';
import { readSettings } from './settings.ts';

it('works with no variable set', () => {
  const settings = readSettings({});
  expect(settings).toMatchObject({
    port: 4000,
    host: null,
    publicUrl: null,
    accessPassword: null,
    trustProxy: false,
  });
  expect(settings.dataDir).toMatch(/\.data$/);
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

it('reads the address by which others reach the server, with or without a slash', () => {
  expect(readSettings({ PUBLIC_URL: 'https://ads.example.com/' }).publicUrl).toBe('https://ads.example.com');
  expect(() => readSettings({ PUBLIC_URL: 'ads.example.com' })).toThrow(/PUBLIC_URL/);
});

it('takes a number of trusted proxies', () => {
  const { trustProxy } = readSettings({ TRUST_PROXY: '1' });
  const trusts = trustProxy as (address: string, hop: number) => boolean;
  expect([trusts('192.0.2.1', 0), trusts('192.0.2.1', 1)]).toEqual([true, false]);
});

it('names every variable that cannot be used', () => {
  const wrong = { PORT: 'many', LOG_LEVEL: 'loud', CSP_FRAME_ORIGINS: "'self'; script-src *" };
  expect(() => readSettings(wrong)).toThrow(/PORT.*CSP_FRAME_ORIGINS.*LOG_LEVEL/);
});
