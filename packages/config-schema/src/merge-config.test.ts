import { expect, test } from 'vitest';
import type { AdConfig } from './ad-config.ts';
import { mergeConfig } from './merge-config.ts';

const config: AdConfig = {
  name: 'Ad',
  assets: { coverImage: { filePath: 'asset:cover-01' } },
  pausePoints: [{ id: 'a', timestamp: 1 }],
  cta: { label: 'Spin!', positions: { cover: { x: 0.1, y: 0.2 } } },
};

test('a change reaches deep into the config and leaves the rest alone', () => {
  expect(mergeConfig(config, { cta: { positions: { cover: { y: 0.9 } } } })).toEqual({
    ...config,
    cta: { label: 'Spin!', positions: { cover: { x: 0.1, y: 0.9 } } },
  });
});

test('a change adds what was not there', () => {
  expect(mergeConfig<AdConfig>({}, { outro: { label: 'Get it' } })).toEqual({ outro: { label: 'Get it' } });
});

test('a list is replaced as a whole', () => {
  expect(mergeConfig(config, { pausePoints: [] }).pausePoints).toEqual([]);
});

test('null clears an asset or a position', () => {
  const changed = mergeConfig(config, { assets: { coverImage: null }, cta: { positions: { cover: null } } });
  expect(changed.assets).toEqual({ coverImage: null });
  expect(changed.cta).toEqual({ label: 'Spin!', positions: { cover: null } });
});

test('an asset that was cleared can be set again', () => {
  const cleared = mergeConfig(config, { assets: { coverImage: null } });
  expect(mergeConfig(cleared, { assets: { coverImage: { filePath: 'asset:cover-02' } } }).assets).toEqual({
    coverImage: { filePath: 'asset:cover-02' },
  });
});

test('undefined leaves the old value', () => {
  expect(mergeConfig(config, { name: undefined, cta: { label: undefined } })).toEqual(config);
});

test('what is no plain object replaces the old value as it is', () => {
  const date = new Date(0);
  expect(mergeConfig<{ at: unknown }>({ at: { x: 1 } }, { at: date }).at).toBe(date);
});

test('neither side is altered, even when frozen', () => {
  const frozen = deepFreeze(structuredClone(config));
  const change = deepFreeze({ cta: { label: 'Go' } });
  expect(mergeConfig(frozen, change).cta?.label).toBe('Go');
  expect(frozen).toEqual(config);
});

test.each([
  '{"__proto__":{"polluted":true}}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  '{"cta":{"__proto__":{"polluted":true}}}',
  '{"cta":{"constructor":{"prototype":{"polluted":true}}}}',
  '{"pausePoints":[{"__proto__":{"polluted":true}}]}',
])('the payload %s pollutes nothing, as a change and as a config', (payload) => {
  for (const merged of [
    mergeConfig(config, JSON.parse(payload) as AdConfig),
    mergeConfig(JSON.parse(payload) as AdConfig, config),
  ]) {
    expect(JSON.stringify(merged)).not.toContain('polluted');
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    expect((merged as Record<string, unknown>)['polluted']).toBeUndefined();
    expect(merged.constructor).toBe(Object);
  }
});

test('a field named like an inherited method is just a field', () => {
  expect(mergeConfig<Record<string, unknown>>({}, { toString: { x: 1 } })).toEqual({ toString: { x: 1 } });
});

function deepFreeze<T extends object>(value: T): T {
  for (const entry of Object.values(value))
    if (typeof entry === 'object' && entry !== null) deepFreeze(entry);
  return Object.freeze(value);
}
