import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { toDocument } from '@spinreel/config-schema/ad/document/ad-document';
import { timings } from '@spinreel/config-schema/limits/timings';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMemoryCopies } from '../../../test/create-memory-copies.ts';
import { createStoredAd, stubServer } from '../../../test/stub-server.ts';
import { createTestStore } from '../../../test/create-test-store.ts';
import { adChanged } from '../ad-draft-slice.ts';
import type { DraftTabs, SavedElsewhere } from './draft-tabs.ts';
import { followOtherTabs } from '../saving/conflicts/follow-server.ts';
import { openDraft } from '../open-draft.ts';
import { takeServerVersion } from '../saving/conflicts/resolve-conflict.ts';
import { undoEdit } from '../history/undo-edit.ts';

const adId = 'ad-number-1';
const start = '2026-01-01T10:00:00.000Z';
const initial: AdConfig = { id: adId, name: 'Ad', cta: { label: 'Spin!' }, updatedAt: start };

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-01-01T11:00:00.000Z') });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a page without own changes follows what another page saves', async () => {
  const { one, other, settle } = await setup();
  one.dispatch(adChanged({ name: 'From the first page' }));
  await settle();
  expect(other.getState().adDraft.document.name).toBe('From the first page');
  expect(other.getState().saving).toMatchObject({ status: 'saved', version: 2 });
});

test('following keeps what this page never sends, such as a half-typed URL', async () => {
  const { one, other, settle } = await setup();
  other.dispatch(adChanged({ cta: { storeUrl: 'https:/' } }));
  await settle();
  one.dispatch(adChanged({ name: 'From the first page' }));
  await settle();
  expect(other.getState().adDraft.document).toMatchObject({
    name: 'From the first page',
    cta: { storeUrl: 'https:/' },
  });
});

// Requirement: reliability.two-pages
test('keeps changes of different fields on two pages without asking', async () => {
  const { one, other, server, settle } = await setup();
  one.dispatch(adChanged({ name: 'Renamed' }));
  other.dispatch(adChanged({ cta: { label: 'Play' } }));
  await settle();
  const both = { name: 'Renamed', cta: { label: 'Play' } };
  expect(server.ads.get(adId)?.config).toMatchObject(both);
  expect(one.getState().adDraft.document).toMatchObject(both);
  expect(other.getState().adDraft.document).toMatchObject(both);
  expect(other.getState().saving).toMatchObject({ status: 'saved', mergedParts: ['ad name'] });
});

// Requirement: reliability.two-pages
test('asks about the same field changed on two pages; the choice is one step that can be undone', async () => {
  const { one, other, settle } = await setup();
  one.dispatch(adChanged({ name: 'One' }));
  other.dispatch(adChanged({ name: 'Other' }));
  await settle();
  expect(other.getState().saving.status).toBe('conflict');
  other.dispatch(takeServerVersion());
  expect(other.getState().adDraft.document.name).toBe('One');
  expect(other.dispatch(undoEdit())).toBe('use the other version');
  expect(other.getState().adDraft.document.name).toBe('Other');
});

// Requirement: autosave.two-pages
test('keeps unsent changes of this device when a newer version arrives', async () => {
  const { server } = await setup();
  const copies = createMemoryCopies();
  await copies.write({
    adId,
    document: { ...toDocument(initial), name: 'Unsent' },
    updatedAt: '2026-01-01T10:30:00.000Z',
    version: 1,
    base: toDocument(initial),
  });
  const elsewhere = { ...initial, cta: { label: 'Play' }, updatedAt: '2026-01-01T10:45:00.000Z' };
  server.ads.set(adId, createStoredAd({ adId, version: 2, config: elsewhere }));
  const store = createTestStore({ copies });
  await store.dispatch(openDraft(adId));
  await vi.advanceTimersByTimeAsync(timings.autosaveDebounceMs);
  expect(server.ads.get(adId)?.config).toMatchObject({ name: 'Unsent', cta: { label: 'Play' } });
});

async function setup() {
  const server = stubServer();
  server.ads.set(adId, createStoredAd({ adId, config: initial, version: 1 }));
  const tabs = connectTabs();
  const copies = createMemoryCopies();
  const [one, other] = [createTestStore({ copies, tabs: tabs() }), createTestStore({ copies, tabs: tabs() })];
  for (const page of [one, other]) {
    page.dispatch(followOtherTabs());
    await page.dispatch(openDraft(adId));
  }
  // One delay for the first tab's save, and one for the save that the second tab makes in response.
  const settle = async () => {
    await vi.advanceTimersByTimeAsync(timings.autosaveDebounceMs);
    await vi.advanceTimersByTimeAsync(timings.autosaveDebounceMs);
  };
  return { server, one, other, settle };
}

/** Connects tabs with each other, like those of one browser. */
function connectTabs(): () => DraftTabs {
  const listeners = new Map<DraftTabs, (saved: SavedElsewhere) => void>();
  return () => {
    const tabs: DraftTabs = {
      notify: (saved) => listeners.forEach((onSaved, of) => of !== tabs && onSaved(saved)),
      listen(onSaved) {
        listeners.set(tabs, onSaved);
        return () => listeners.delete(tabs);
      },
    };
    return tabs;
  };
}
