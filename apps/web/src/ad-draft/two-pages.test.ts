import type { AdConfig } from '@spinreel/config-schema/ad-config';
import { timings } from '@spinreel/config-schema/timings';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryCopies } from '../../test/memory-copies.ts';
import { storedAd, stubServer } from '../../test/stub-server.ts';
import { createStore } from '../app/store.ts';
import { adChanged } from './ad-draft-slice.ts';
import type { DraftTabs, SavedElsewhere } from './draft-tabs.ts';
import { followOtherTabs } from './follow-server.ts';
import { openDraft } from './open-draft.ts';
import { takeServerVersion } from './resolve-conflict.ts';
import { undoEdit } from './undo-edit.ts';

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

test('a page without changes of its own follows what another page saves', async () => {
  const { one, other, settle } = await setup();
  one.dispatch(adChanged({ name: 'From the first page' }));
  await settle();
  expect(other.getState().adDraft.config.name).toBe('From the first page');
  expect(other.getState().saving).toMatchObject({ status: 'saved', version: 2 });
});

test('following leaves alone what this page never sends, such as a half-typed address', async () => {
  const { one, other, settle } = await setup();
  other.dispatch(adChanged({ cta: { storeUrl: 'https:/' } }));
  await settle();
  one.dispatch(adChanged({ name: 'From the first page' }));
  await settle();
  expect(other.getState().adDraft.config).toMatchObject({
    name: 'From the first page',
    cta: { storeUrl: 'https:/' },
  });
});

test('F7: changes of different fields on two pages are both kept, without a question', async () => {
  const { one, other, server, settle } = await setup();
  one.dispatch(adChanged({ name: 'Renamed' }));
  other.dispatch(adChanged({ cta: { label: 'Play' } }));
  await settle();
  const both = { name: 'Renamed', cta: { label: 'Play' } };
  expect(server.ads.get(adId)?.config).toMatchObject(both);
  expect(one.getState().adDraft.config).toMatchObject(both);
  expect(other.getState().adDraft.config).toMatchObject(both);
  expect(other.getState().saving).toMatchObject({ status: 'saved', mergedParts: ['ad name'] });
});

test('F7: the same field changed on two pages is asked about; the choice is one step that can be undone', async () => {
  const { one, other, settle } = await setup();
  one.dispatch(adChanged({ name: 'One' }));
  other.dispatch(adChanged({ name: 'Other' }));
  await settle();
  expect(other.getState().saving.status).toBe('conflict');
  other.dispatch(takeServerVersion());
  expect(other.getState().adDraft.config.name).toBe('One');
  expect(other.dispatch(undoEdit())).toBe('use the other version');
  expect(other.getState().adDraft.config.name).toBe('Other');
});

test('what was never sent from this device is not lost to a newer version from elsewhere', async () => {
  const { server } = await setup();
  const copies = memoryCopies();
  await copies.write({
    adId,
    config: { ...initial, name: 'Unsent', updatedAt: '2026-01-01T10:30:00.000Z' },
    version: 1,
    base: initial,
    sentUpdatedAts: [],
  });
  const elsewhere = { ...initial, cta: { label: 'Play' }, updatedAt: '2026-01-01T10:45:00.000Z' };
  server.ads.set(adId, storedAd({ adId, version: 2, config: elsewhere }));
  const store = createStore({ copies });
  await store.dispatch(openDraft(adId));
  await vi.advanceTimersByTimeAsync(timings.autosaveDebounceMs);
  expect(server.ads.get(adId)?.config).toMatchObject({ name: 'Unsent', cta: { label: 'Play' } });
});

async function setup() {
  const server = stubServer();
  server.ads.set(adId, storedAd({ adId, config: initial, version: 1 }));
  const tabs = connectedTabs();
  const copies = memoryCopies();
  const [one, other] = [createStore({ copies, tabs: tabs() }), createStore({ copies, tabs: tabs() })];
  for (const page of [one, other]) {
    page.dispatch(followOtherTabs());
    await page.dispatch(openDraft(adId));
  }
  // Once for the quiet before a save, once more for what follows from it on the other page.
  const settle = async () => {
    await vi.advanceTimersByTimeAsync(timings.autosaveDebounceMs);
    await vi.advanceTimersByTimeAsync(timings.autosaveDebounceMs);
  };
  return { server, one, other, settle };
}

/** Pages that hear each other, as those of one browser do. */
function connectedTabs(): () => DraftTabs {
  const heard = new Map<DraftTabs, (saved: SavedElsewhere) => void>();
  return () => {
    const tabs: DraftTabs = {
      tell: (saved) => heard.forEach((onSaved, of) => of !== tabs && onSaved(saved)),
      listen(onSaved) {
        heard.set(tabs, onSaved);
        return () => heard.delete(tabs);
      },
    };
    return tabs;
  };
}
