import { expect, test } from 'vitest';
import { isPageNotLoaded, loadPage } from './load-page.ts';

test('returns the loaded module', async () => {
  expect(await loadPage(async () => 'a page')).toBe('a page');
});

test('distinguishes a missing file of the app from other failures, with its cause', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module');
  const error: unknown = await loadPage(() => Promise.reject(cause)).catch((error: unknown) => error);
  expect(isPageNotLoaded(error)).toBe(true);
  expect(error).toMatchObject({ message: expect.stringContaining('could not be loaded'), cause });
  expect(isPageNotLoaded(cause)).toBe(false);
});
