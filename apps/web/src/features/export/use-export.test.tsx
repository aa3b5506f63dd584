// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { ExportResult } from '@spinreel/api-contract/export-result';
import type { AdConfig } from '@spinreel/config-schema/ad-config';
import { fakeEventSource } from '../../../test/fake-event-source.ts';
import { useExport } from './use-export.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const one: AdConfig = { name: 'One' };
const result = { downloadUrl: '/api/exports/file', fileSize: 9 } as ExportResult;

test('says of a finished file whether the ad is still the one it was made of', async () => {
  const { hook, show } = exporting(Promise.resolve({ data: result }));
  show({ name: 'One' });
  await act(() => hook.result.current.start());
  expect(hook.result.current.state).toMatchObject({ status: 'success', isOutdated: false });
  show({ name: 'One', updatedAt: '2026-01-01T10:00:00.000Z' });
  expect(hook.result.current.state).toMatchObject({ isOutdated: false });
  show({ name: 'Two' });
  expect(hook.result.current.state).toMatchObject({ isOutdated: true });
  show({ name: 'One' });
  expect(hook.result.current.state).toMatchObject({ isOutdated: false });
});

test('ends with the page that asked for it', () => {
  const { hook, abort, onSuccess } = exporting(new Promise(() => {}));
  act(() => void hook.result.current.start());
  hook.unmount();
  expect(abort).toHaveBeenCalledOnce();
  expect(onSuccess).not.toHaveBeenCalled();
});

function exporting(answer: Promise<{ data?: ExportResult }>) {
  fakeEventSource();
  const abort = vi.fn();
  const onSuccess = vi.fn();
  const generate = () => Object.assign(answer, { abort });
  const hook = renderHook(
    ({ config }: { config: AdConfig }) => useExport({ config, generate, situation: 'zipExport', onSuccess }),
    { initialProps: { config: one } },
  );
  return { hook, abort, onSuccess, show: (config: AdConfig) => hook.rerender({ config }) };
}
