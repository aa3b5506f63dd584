import type { PausePoint } from '@spinreel/config-schema/ad/ad-content';
import type { AdDocument } from '@spinreel/config-schema/ad/document/ad-document';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubServer } from '../../../test/stub-server.ts';
import { adChanged, draftOpened } from '../../ad-draft/ad-draft-slice.ts';
import { createTestStore } from '../../../test/create-test-store.ts';
import { editTimeline, isUnchangedSince } from './edit-timeline.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const points: PausePoint[] = [
  { id: 'point-1', timestamp: 2, frame: 60, label: 'Pause 1' },
  { id: 'point-2', timestamp: 4, frame: 120, label: 'Pause 2' },
];

// Requirement: timeline.change-level
test('undoing a change of level restores its pause points', () => {
  const { store, config } = setup({ pausePoints: points });
  const patch = { pausePointCount: 1 as const, pausePoints: [] };
  const edit = store.dispatch(editTimeline({ patch, announcement: 'Single Spin chosen.' }, null));
  expect(config().pausePoints).toEqual([]);
  store.dispatch(adChanged(edit.undo));
  expect(config()).toMatchObject({ pausePointCount: 2, pausePoints: points });
});

test('undoing a first trim leaves the video untrimmed', () => {
  const { store, config } = setup({ assets: { gameplayVideo: { filePath: 'asset:1' } } });
  const patch = { assets: { gameplayVideo: { trim: { startSeconds: 1, endSeconds: 5 } } } };
  const edit = store.dispatch(editTimeline({ patch, announcement: 'Starts at 00:01.00.' }, null));
  expect(config().assets?.gameplayVideo?.trim).toEqual({ startSeconds: 1, endSeconds: 5 });
  store.dispatch(adChanged(edit.undo));
  expect(config().assets?.gameplayVideo).toEqual({ filePath: 'asset:1' });
});

test('edits of one gesture are undone together, other edits separately', () => {
  const { store } = setup({ pausePoints: points });
  const nudge = (timestamp: number, gesture: string) => ({
    patch: { pausePoints: [{ id: 'point-1', timestamp, frame: Math.round(timestamp * 30) }] },
    announcement: 'Moved.',
    gesture,
  });
  const first = store.dispatch(editTimeline(nudge(2.1, 'nudge-1'), null));
  const second = store.dispatch(editTimeline(nudge(2.2, 'nudge-1'), first));
  expect(second.undo).toEqual({ pausePoints: points });
  const third = store.dispatch(editTimeline(nudge(2.3, 'nudge-2'), second));
  expect(third.undo.pausePoints?.[0]).toMatchObject({ timestamp: 2.2 });
});

test('an edit can be undone until the pause points, the level or the trim change again', () => {
  const { store, config } = setup({ pausePoints: points });
  const edit = store.dispatch(editTimeline({ patch: { pausePoints: [] }, announcement: 'Removed.' }, null));
  store.dispatch(adChanged({ name: 'Another name' }));
  expect(isUnchangedSince(edit, config())).toBe(true);
  store.dispatch(adChanged({ pausePoints: points }));
  expect(isUnchangedSince(edit, config())).toBe(false);
});

function setup(config: AdDocument) {
  stubServer();
  const store = createTestStore();
  store.dispatch(
    draftOpened({
      adId: 'ad-number-1',
      document: { pausePointCount: 2, ...config },
      version: 1,
      isDirty: false,
    }),
  );
  return { store, config: () => store.getState().adDraft.document };
}
