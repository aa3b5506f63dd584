// @vitest-environment jsdom
import type { AdDocument } from '@spinreel/config-schema/ad/document/ad-document';
import type { SuggestedCut } from '@spinreel/config-schema/ad/video/suggest-cut';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTestStore } from '../../../../test/create-test-store.ts';
import { stubServer } from '../../../../test/stub-server.ts';
import { draftOpened } from '../../../ad-draft/ad-draft-slice.ts';
import { useDraftSelector } from '../../../ad-draft/draft-root.ts';
import { selectConfig } from '../../../ad-draft/catalogue/select-asset.ts';
import { redoEdit, undoEdit } from '../../../ad-draft/history/undo-edit.ts';
import { useTimelineEdits } from '../use-timeline-edits.ts';
import { useCut } from './use-cut.ts';
import { useTrim } from './use-trim.ts';

const cut: SuggestedCut = {
  trim: { startSeconds: 25.5, endSeconds: 37 },
  pauses: [
    { timestampSeconds: 28, frame: 840 },
    { timestampSeconds: 32, frame: 960 },
  ],
  problems: [],
};
const oldPoint = { id: 'point-1', timestamp: 4, frame: 120, label: 'Pause 1' };

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

// Requirement: timeline.suggested-cut
test('using a suggested cut selects its part and replaces the pause points', () => {
  const { hook, config, showFrame } = setup();
  expect(hook.current.cut.isUsed).toBe(false);
  act(() => hook.current.cut.use());
  expect(config().assets?.gameplayVideo?.trim).toEqual(cut.trim);
  expect(config().pausePoints).toMatchObject([
    { timestamp: 28, frame: 840, label: 'Pause 1' },
    { timestamp: 32, frame: 960, label: 'Pause 2' },
  ]);
  expect(hook.current.cut.isUsed).toBe(true);
  expect(showFrame).toHaveBeenCalledExactlyOnceWith(765);
  expect(hook.current.edits.announcement).toBe(
    'Suggested cut used: 00:25.50 to 00:37.00. Pauses at 00:28.00 and 00:32.00.',
  );
});

// Requirement: timeline.suggested-cut
test('one step undoes a suggested cut, and one step makes it again', () => {
  const { hook, config, store } = setup();
  act(() => hook.current.cut.use());
  expect(store.getState().adDraft.history.done.at(-1)?.name).toBe('change pause points and trim');
  act(() => void store.dispatch(undoEdit()));
  expect(config().assets?.gameplayVideo?.trim).toBeUndefined();
  expect(config().pausePoints).toEqual([oldPoint]);
  act(() => void store.dispatch(redoEdit()));
  expect(hook.current.cut.isUsed).toBe(true);
});

test('the undo button of the timeline undoes a suggested cut', () => {
  const { hook, config } = setup();
  act(() => hook.current.cut.use());
  act(() => hook.current.edits.undo());
  expect(config().assets?.gameplayVideo?.trim).toBeUndefined();
  expect(config().pausePoints).toEqual([oldPoint]);
});

// Requirement: timeline.slip
test('a suggested cut that is moved is no longer used, and its pauses stay on their frames', () => {
  const { hook, config, showFrame } = setup();
  act(() => hook.current.cut.use());
  const { pausePoints } = config();
  act(() => hook.current.trimming.slipTo(20 * 30));
  expect(config().assets?.gameplayVideo?.trim).toEqual({ startSeconds: 20, endSeconds: 31.5 });
  expect(config().pausePoints).toEqual(pausePoints);
  expect(hook.current.cut.isUsed).toBe(false);
  expect(showFrame).toHaveBeenLastCalledWith(600);
  expect(hook.current.edits.announcement).toBe(
    'Moved: 00:20.00 to 00:31.50, 11.5 s selected. Pause 2 is now outside the selected part.',
  );
});

// Requirement: timeline.slip
test('starting after the selected part announces that the whole part moved', () => {
  const { hook } = setup();
  act(() => hook.current.trimming.startAt(20 * 30));
  expect(hook.current.edits.announcement).toBe(
    'Moved: 00:20.00 to 00:35.00, 15.0 s selected. Pause 1 is now outside the selected part.',
  );
  act(() => hook.current.trimming.startAt(21 * 30));
  expect(hook.current.edits.announcement).toContain('Starts at 00:21.00, 14.0 s selected.');
});

function setup() {
  stubServer();
  const store = createTestStore();
  const document: AdDocument = {
    pausePointCount: 2,
    pausePoints: [oldPoint],
    assets: { gameplayVideo: { filePath: 'asset:1' } },
  };
  store.dispatch(draftOpened({ adId: 'ad-number-1', document, version: 1, isDirty: false }));
  const showFrame = vi.fn<(frame: number) => void>();
  const scale = { durationSeconds: 40, frameRate: 30 };
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { result } = renderHook(
    () => {
      const config = useDraftSelector(selectConfig);
      const edits = useTimelineEdits();
      const trim = config.assets?.gameplayVideo?.trim ?? { startSeconds: 0, endSeconds: 15 };
      const shared = { trim, points: config.pausePoints ?? [], scale, edits, showFrame };
      return { edits, cut: useCut({ cut, ...shared }), trimming: useTrim(shared) };
    },
    { wrapper },
  );
  return { hook: result, store, showFrame, config: () => store.getState().adDraft.document };
}
