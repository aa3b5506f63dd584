import { afterEach, expect, test, vi } from 'vitest';
import { createHost } from './adapters/mraid.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  ['viewableChange', '3.0'],
  ['exposureChange', '3.0'],
  ['viewableChange', '2.0'],
] as const)('an ad is shown when the host reports only %s, in MRAID %s', (name, version) => {
  const { mraid, shown, visibility } = setup(version);
  expect(visibility()).toEqual([false, false]);
  mraid.isShown = true;
  mraid.emit(name, shown(name));
  expect(visibility().slice(-1)).toEqual([true]);
  mraid.isShown = false;
  mraid.emit(name, name === 'exposureChange' ? 0 : false);
  expect(visibility().slice(-1)).toEqual([false]);
});

test('does not listen for events that MRAID 2 does not have', () => {
  const { mraid } = setup('2.0');
  expect([...mraid.listeners.keys()]).toEqual(['viewableChange']);
});

function setup(version: string) {
  const listeners = new Map<string, (value: unknown) => void>();
  const mraid = {
    listeners,
    isShown: false,
    getVersion: () => version,
    getState: () => 'default',
    isViewable: () => mraid.isShown,
    open: () => {},
    addEventListener: (name: string, listener: (value: unknown) => void) => listeners.set(name, listener),
    emit: (name: string, value: unknown) => listeners.get(name)?.(value),
  };
  vi.stubGlobal('mraid', mraid);
  vi.stubGlobal('addEventListener', () => {});
  const values: boolean[] = [];
  const context = {} as Parameters<typeof createHost>[0];
  createHost(context).onVisibility?.((isVisible) => values.push(isVisible));
  return {
    mraid,
    visibility: () => values,
    shown: (name: string) => (name === 'exposureChange' ? 100 : true),
  };
}
