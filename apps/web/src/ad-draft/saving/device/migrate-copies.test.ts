import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { expect, test } from 'vitest';
import { createDraftCopies } from './draft-copies.ts';

const adId = 'ad-number-1';
const at = '2026-01-01T10:00:00.000Z';

/** A cover as the configs of database version 3 contained it. */
function cover(id: string, name: string) {
  return {
    filePath: `asset:${id}`,
    fileSystemPath: `asset:${id}`,
    uploadedPath: `/api/assets/${id}`,
    processedUrl: `/api/assets/${id}`,
    preview: `/api/assets/${id}`,
    originalName: name,
  };
}

const video = {
  ...cover('video-123', 'clip.mp4'),
  processedUrl: '/api/assets/video-123?cut=2',
  width: 1280,
  height: 720,
  duration: 12,
  frameRate: 30,
  zoom: 2,
  trim: null,
};

const config = {
  id: adId,
  name: 'Stored',
  createdAt: at,
  updatedAt: at,
  cta: { storeUrl: 'https:/' },
  assets: { coverImage: cover('cover-123', 'new.png'), gameplayVideo: video, outroImage: null },
};

// Requirement: reliability.closed-page
test('a draft of an earlier release opens with its content, its dates and the facts about its files', async () => {
  const copies = await openEarlier({
    adId,
    config,
    version: 3,
    base: { name: 'Base', assets: { coverImage: cover('cover-123', 'new.png') } },
    unansweredConfigs: [{ name: 'Sent', updatedAt: at }],
  });
  expect(await copies.read(adId)).toMatchObject({
    document: {
      name: 'Stored',
      cta: { storeUrl: 'https:/' },
      assets: { coverImage: { filePath: 'asset:cover-123' } },
    },
    createdAt: at,
    updatedAt: at,
    version: 3,
    base: { name: 'Base', assets: { coverImage: { filePath: 'asset:cover-123' } } },
    unansweredDocuments: [{ name: 'Sent' }],
  });
  const { document, assets } = (await copies.read(adId)) ?? {};
  expect(JSON.stringify(document)).not.toMatch(/processedUrl|originalName|duration|null/);
  expect(assets?.['video-123']).toMatchObject({
    originalName: 'clip.mp4',
    optimizedUrl: '/api/assets/video-123?cut=2',
    duration: 12,
    width: 1280,
  });
});

test('a deleted draft of an earlier release stays deleted', async () => {
  const copies = await openEarlier({ adId, config, version: null, deletedAt: at });
  expect(await copies.read(adId)).toMatchObject({ deletedAt: at, version: null, base: null });
});

// Requirement: history.undo
test('steps of an earlier release can be undone, and replaced files keep their names', async () => {
  const step = { name: 'replace cover image', gesture: null, press: null, changedAt: at };
  const replaced = {
    path: ['assets', 'coverImage'],
    before: cover('cover-old', 'old.png'),
    after: cover('cover-123', 'new.png'),
  };
  const trimmed = { path: ['assets', 'gameplayVideo', 'trim'], before: null, after: { startSeconds: 1 } };
  const cropped = { path: ['assets', 'gameplayVideo', 'processedUrl'], before: '/one', after: '/two' };
  const history = {
    done: [
      { ...step, edits: [replaced] },
      { ...step, edits: [trimmed, cropped] },
    ],
    undone: [{ ...step, edits: [cropped] }],
  };
  const copies = await openEarlier({ adId, config, version: 3 }, history);
  const migrated = await copies.readHistory(adId);
  expect(migrated?.done.map(({ edits }) => edits)).toEqual([
    [
      {
        path: ['assets', 'coverImage'],
        before: { filePath: 'asset:cover-old' },
        after: { filePath: 'asset:cover-123' },
      },
    ],
    [{ ...trimmed, before: undefined }],
  ]);
  expect(migrated?.undone).toEqual([]);
  expect((await copies.read(adId))?.assets?.['cover-old']?.originalName).toBe('old.png');
});

/** Writes a draft as the earlier release stored it, and opens the database as this release does. */
async function openEarlier(draft: object, history?: object) {
  const name = `earlier-${crypto.randomUUID()}`;
  const earlier = await openDB(name, 3, {
    upgrade(database) {
      database.createObjectStore('drafts');
      database.createObjectStore('histories');
    },
  });
  await earlier.put('drafts', draft, adId);
  if (history !== undefined) await earlier.put('histories', history, adId);
  earlier.close();
  return createDraftCopies(name);
}
