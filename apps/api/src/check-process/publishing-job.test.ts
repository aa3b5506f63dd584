import { createMemoryRecipeStore } from '@spinreel/media/recipes/memory-recipe-store';
import { expect, it } from 'vitest';
import { startTestServer } from '../../test/start-test-server.ts';
import { publishingJob } from './publishing-job.ts';

// Requirement: publishing.check
it('does not store the report of a play that failed', { timeout: 600_000 }, async () => {
  const { services } = await startTestServer();
  const sha256 = await services.blobs.storeBytes(new TextEncoder().encode('no page'));
  const question = {
    sha256,
    networkId: 'meta',
    networkIds: ['meta'],
    choice: null,
    ownElements: {},
    outdatedPresetIds: [],
  };
  const stored: string[] = [];
  const recipes = { ...createMemoryRecipeStore(), put: async (key: string) => void stored.push(key) };
  const { signal } = new AbortController();
  const found = await publishingJob.run(
    { question, fileName: 'ad.zip', nowMs: 0 },
    { blobs: services.blobs, recipes, signal, report: () => {} },
  );
  expect(found.failure).not.toBeNull();
  expect(stored).toEqual([]);
});
