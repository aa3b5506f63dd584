import { expect, test } from 'vitest';
import type { AdConfig } from './ad-config.ts';
import { mergeConfig } from './merge-config.ts';

const config: AdConfig = {
  name: 'Ad',
  assets: { coverImage: { filePath: 'asset:cover-01' } },
  pausePoints: [{ id: 'a', timestamp: 1 }],
  cta: { label: 'Spin!', positions: { cover: { x: 0.1, y: 0.2 } } },
};

// Requirement: autosave.merging
test('merges a nested change and keeps other fields', () => {
  expect(mergeConfig(config, { cta: { positions: { cover: { y: 0.9 } } } })).toEqual({
    ...config,
    cta: { label: 'Spin!', positions: { cover: { x: 0.1, y: 0.9 } } },
  });
});

test('adds a missing field', () => {
  expect(mergeConfig<AdConfig>({}, { outro: { label: 'Get it' } })).toEqual({ outro: { label: 'Get it' } });
});

test('replaces a whole list', () => {
  expect(mergeConfig(config, { pausePoints: [] }).pausePoints).toEqual([]);
});

test('null clears an asset or a position', () => {
  const changed = mergeConfig(config, { assets: { coverImage: null }, cta: { positions: { cover: null } } });
  expect(changed.assets).toEqual({ coverImage: null });
  expect(changed.cta).toEqual({ label: 'Spin!', positions: { cover: null } });
});

test('sets an asset again that was cleared', () => {
  const cleared = mergeConfig(config, { assets: { coverImage: null } });
  expect(mergeConfig(cleared, { assets: { coverImage: { filePath: 'asset:cover-02' } } }).assets).toEqual({
    coverImage: { filePath: 'asset:cover-02' },
  });
});

test('keeps the old value for undefined', () => {
  expect(mergeConfig(config, { name: undefined, cta: { label: undefined } })).toEqual(config);
});

test('replaces the old value with anything that is not a plain object', () => {
  const date = new Date(0);
  expect(mergeConfig<{ at: unknown }>({ at: { x: 1 } }, { at: date }).at).toBe(date);
});

test('modifies neither input, also when frozen', () => {
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

test('treats a field named like an inherited method as a field', () => {
  expect(mergeConfig<Record<string, unknown>>({}, { toString: { x: 1 } })).toEqual({ toString: { x: 1 } });
});

function deepFreeze<T extends object>(value: T): T {
  for (const entry of Object.values(value))
    if (typeof entry === 'object' && entry !== null) deepFreeze(entry);
  return Object.freeze(value);
}
