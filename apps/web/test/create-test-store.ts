import { clearAllListeners } from '@reduxjs/toolkit';
import { onTestFinished } from 'vitest';
import { serverApi } from '../src/api-client/server-api.ts';
import { createStore } from '../src/app/create-store.ts';
import { createMemoryCopies } from './create-memory-copies.ts';

/**
 * Creates a store that stores drafts in memory. When the test has ended, nothing is saved or polled any more: the test files
 * share a process, so a late request would reach the stub server of another test.
 */
export function createTestStore(tools: Parameters<typeof createStore>[0] = {}) {
  const store = createStore({ copies: createMemoryCopies(), ...tools });
  onTestFinished(() => {
    store.dispatch(clearAllListeners());
    store.dispatch(serverApi.util.resetApiState());
  });
  return store;
}
