import { expect, it, vi } from 'vitest';
import { patient } from '../../test/patient.ts';
import type { ExportContext } from '../exports/export-context.ts';
import type { BuildContentRow, BuildRow } from '../storage/build-tables.ts';
import { createBuildRunner } from './build-runner.ts';
import type { BuildStore } from './build-store.ts';
import { createOnlyRunner } from './runners.ts';

// Requirement: export.builds-survive
it('goes on with a build that starts while it looks for canceled ones', async () => {
  const listed = Promise.withResolvers<Awaited<ReturnType<BuildStore['listRunning']>>>();
  const loaded = Promise.withResolvers<BuildContentRow[]>();
  const waiting = [{ id: 'first' }];
  const failed: string[] = [];
  const builds: Partial<BuildStore> = {
    start: () => Promise.resolve((waiting.shift() ?? null) as BuildRow | null),
    listRunning: () => listed.promise,
    loadContents: () => loaded.promise,
    fail: (id) => Promise.resolve(void failed.push(id)),
  };
  const runner = createBuildRunner({ builds } as ExportContext & { builds: BuildStore }, {
    runners: createOnlyRunner('own'),
    places: 2,
    onProblem: vi.fn(),
  });
  const start = async () => {
    runner.wake();
    await vi.waitFor(() => expect(waiting).toEqual([]), patient);
    await new Promise(setImmediate);
  };
  await start();
  const looking = runner.stopCanceled();
  waiting.push({ id: 'second' });
  await start();
  listed.resolve([{ id: 'first', runner: 'own', attempts: 1 }]);
  await looking;
  // Without their contents, both fail. A build that was stopped would not.
  loaded.resolve([]);
  await vi.waitFor(() => expect(failed).toEqual(['first', 'second']), patient);
});
