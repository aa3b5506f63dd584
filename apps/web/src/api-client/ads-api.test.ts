import { listAds } from '@spinreel/api-contract/ads';
import { afterEach, expect, test, vi } from 'vitest';
import { stubServer } from '../../test/stub-server.ts';
import { createTestStore } from '../../test/create-test-store.ts';
import { adsApi } from './ads-api.ts';

afterEach(() => vi.unstubAllGlobals());

test('asks the server for every ad that a device knows, and lists each once', async () => {
  const { server, list } = setup();
  const ids = Array.from({ length: 2 * listAds.maxIds + 1 }, (_, index) => `ad-${index}`);
  server.answerNext(answer(['session-ad', 'ad-1']));
  server.answerNext(answer(['session-ad', 'ad-200']));
  server.answerNext(answer(['session-ad', 'ad-400']));
  const { data } = await list(ids);
  const asked = server.calls.map(({ path }) => listIds(path));
  expect(asked.every((some) => some.length <= listAds.maxIds)).toBe(true);
  expect(asked.flat()).toEqual(ids);
  expect(data?.map(({ id }) => id)).toEqual(['session-ad', 'ad-1', 'ad-200', 'ad-400']);
});

test('asks for the session’s ads if the device knows none', async () => {
  const { server, list } = setup();
  server.answerNext(answer(['session-ad']));
  const { data } = await list([]);
  expect(server.calls.map(({ path }) => path)).toEqual([listAds.path()]);
  expect(data).toHaveLength(1);
});

test('fails if a part of the list is missing', async () => {
  const { server, list } = setup();
  server.answerNext(answer(['ad-1']));
  server.answerNext({ status: 503, body: { success: false, error: { code: 'busy', message: 'Busy.' } } });
  const { data, error } = await list(Array.from({ length: listAds.maxIds + 1 }, (_, index) => `ad-${index}`));
  expect(data).toBeUndefined();
  expect(error).toMatchObject({ status: 503 });
});

function setup() {
  const server = stubServer();
  const store = createTestStore();
  const list = (ids: string[]) => store.dispatch(adsApi.endpoints.listAds.initiate(ids));
  return { server, list };
}

function answer(ids: string[]) {
  return { status: 200, body: { success: true, data: { ads: ids.map((id) => ({ id })) } } };
}

function listIds(path: string): string[] {
  return new URL(path, 'http://localhost').searchParams.get(listAds.idsParameter)?.split(',') ?? [];
}
