// @vitest-environment jsdom
import type { Network } from '@spinreel/exporters/network';
import { networks } from '@spinreel/exporters/networks/index';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fileResult } from '../../../../test/fake-builds.ts';
import type { ExportState } from './export-state.ts';
import { useExportAll } from './use-export-all.ts';
import type { Exports } from './use-exports.ts';

const { meta, moloco, google } = networks;
const ready: ExportState = { status: 'ready', result: fileResult, isOutdated: false };

afterEach(cleanup);

// Requirement: export.many
test('exports the files that are missing or outdated, or all of them if none is', () => {
  const { hook, exports, show } = setup({ meta: ready, google: { ...ready, isOutdated: true } });
  expect(hook.result.current).toMatchObject({ made: [meta], batch: [], isRunning: false });
  act(() => hook.result.current.start());
  expect(exports.start).toHaveBeenLastCalledWith([moloco, google]);
  show({ meta: ready, moloco: { status: 'queued' }, google: ready });
  expect(hook.result.current).toMatchObject({ batch: [moloco, google], isRunning: true });
  hook.result.current.cancel();
  expect(exports.cancel).toHaveBeenCalledWith([moloco, google]);
  show({ meta: ready, moloco: ready, google: ready });
  expect(hook.result.current.isRunning).toBe(false);
  act(() => hook.result.current.start());
  expect(exports.start).toHaveBeenLastCalledWith([meta, moloco, google]);
});

// Requirement: export.builds-survive
test('continues with the networks that were exported together before the page was opened', () => {
  const { hook } = setup({ meta: ready, moloco: { status: 'queued' } }, [meta, moloco]);
  expect(hook.result.current).toMatchObject({ batch: [meta, moloco], isRunning: true });
});

type States = Readonly<Record<string, ExportState>>;

function setup(states: States, lastBatch: readonly Network[] = []) {
  const chosen = [meta, moloco, google];
  const exports = { start: vi.fn<Exports['start']>(), cancel: vi.fn<Exports['cancel']>() };
  const hook = renderHook(
    (shown: States) =>
      useExportAll(chosen, {
        ...exports,
        getState: ({ id }) => shown[id] ?? { status: 'idle' },
        lastBatch,
        clear: () => undefined,
      }),
    { initialProps: states },
  );
  return { hook, exports, show: (shown: States) => hook.rerender(shown) };
}
