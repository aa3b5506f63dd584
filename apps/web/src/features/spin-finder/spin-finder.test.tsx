// @vitest-environment jsdom
import { suggestCut, type Spin, type SuggestedCut } from '@spinreel/config-schema/ad/video/suggest-cut';
import { messages } from '@spinreel/config-schema/messages/messages';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { SpinFinder } from './spin-finder.tsx';
import { SuggestedCutBar } from './suggested-cut-bar.tsx';
import type { MomentSearch } from './use-moments.ts';

afterEach(cleanup);

const moments = [
  { timestamp: 1, frame: 30, reason: 'motion-stops', score: 0.9 },
  { timestamp: 3.2, frame: 96, reason: 'sound-change', score: 0.4 },
  { timestamp: 5, frame: 150, reason: 'scene-change', score: 0.8 },
] as const;

const spins: readonly Spin[] = [
  { restSeconds: 1, stopSeconds: 3, settledSeconds: 3, score: 0.9 },
  { restSeconds: 5, stopSeconds: 8, settledSeconds: 8, score: 0.9 },
];
const cut = suggestCut({ spins, durationSeconds: 20, frameRate: 30, pauseCount: 2 });
const words = 'Suggested cut: 00:00.00 to 00:09.20 (9.2 s) Pauses at 00:01.00 and 00:05.00.';
const shortLead = 'The first pause comes after 1.0 s. At least 2 s are better.';

test('one press adds a suggestion and shows it', () => {
  const { onAdd, onShow } = setup({ status: 'found' });
  fireEvent.click(screen.getByRole('button', { name: 'Sound changes 00:03.20 Pause here' }));
  expect(onAdd).toHaveBeenCalledExactlyOnceWith([96]);
  expect(onShow).toHaveBeenCalledExactlyOnceWith(96);
});

// Requirement: timeline.suggestions
test('a suggestion that was added names its pause point and is only shown', () => {
  const points = [{ id: 'a', timestamp: 1, label: 'Pause 1' }];
  const { onAdd, onShow } = setup({ status: 'found' }, { points });
  fireEvent.click(screen.getByRole('button', { name: 'Reels stop 00:01.00 Pause 1' }));
  expect(onShow).toHaveBeenCalledExactlyOnceWith(30);
  expect(onAdd).not.toHaveBeenCalled();
});

test('marks the moments at which the suggested cut pauses as the best', () => {
  setup({ status: 'found' });
  expect(screen.getAllByText('Best')).toHaveLength(2);
  screen.getByRole('button', { name: 'Best Reels stop 00:01.00 Pause here' });
});

// Requirement: timeline.suggested-cut
test('describes the suggested cut and what is not ideal about it, and one press uses it', () => {
  const { onUse } = setup({ status: 'found' });
  const use = screen.getByRole('button', { name: 'Use suggested cut', description: `${words} ${shortLead}` });
  fireEvent.click(use);
  expect(onUse).toHaveBeenCalledOnce();
});

test('says that the suggested cut replaces pause points', () => {
  setup({ status: 'found' }, { points: [{ id: 'a', timestamp: 2, label: 'Pause 1' }] });
  expect(screen.getByRole('status').textContent).toContain('Replaces your pause points.');
});

test('a suggested cut that is used cannot be used again', () => {
  setup({ status: 'found' }, { isUsed: true });
  expect(screen.getByRole('status').textContent).toContain('Suggested cut in use: 00:00.00 to 00:09.20');
  expect(screen.queryByRole('button', { name: 'Use suggested cut' })).toBeNull();
});

test('reports a failed search and offers to retry it', () => {
  const { retry } = setup({ status: 'failed', moments: [] }, { cut: null });
  expect(screen.getByRole('status').textContent).toContain('The video could not be searched for spins');
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(retry).toHaveBeenCalledOnce();
});

test.each([
  ['looking', 'Looking for spins in the whole video...'],
  ['busy', messages.backend.waiting],
  [
    'found',
    'No cut to suggest: the reels do not clearly rest before a spin. Select a part and set the pauses by hand.',
  ],
] as const)('explains a search without a suggested cut that is %s', (status, text) => {
  setup({ status }, { cut: null });
  expect(screen.getByRole('status').textContent).toBe(text);
});

test('explains that the selected part has no moments', () => {
  setup({ status: 'found', moments: [] });
  screen.getByText(
    'No clear moments found in the selected part. Click the timeline to set pause points by hand.',
  );
});

test('shows no moments without pause points', () => {
  setup({ status: 'found' }, { level: 0 });
  expect(screen.queryByRole('region')).toBeNull();
});

test('offers no search without a video', () => {
  setup({ status: 'off', moments: [] }, { cut: null });
  expect(screen.queryByRole('region')).toBeNull();
  expect(screen.queryByRole('status')).toBeNull();
});

function setup(
  search: Pick<MomentSearch, 'status'> & Partial<MomentSearch>,
  options: {
    points?: { id: string; timestamp: number; label: string }[];
    cut?: SuggestedCut | null;
    isUsed?: boolean;
    level?: 0 | 2;
  } = {},
) {
  const { points = [], isUsed = false, level = 2 } = options;
  const shown = options.cut === undefined ? cut : options.cut;
  const retry = vi.fn<() => void>();
  const onAdd = vi.fn<(frames: readonly number[]) => void>();
  const onShow = vi.fn<(frame: number) => void>();
  const onUse = vi.fn<() => void>();
  const shared = { search: { moments, spins, retry, ...search } };
  render(
    <>
      <SuggestedCutBar
        {...shared}
        cut={shown}
        isUsed={isUsed}
        replacesPoints={points.length > 0}
        isPrimary
        onUse={onUse}
      />
      <SpinFinder
        {...shared}
        points={points}
        level={level}
        frameRate={30}
        suggestedFrames={shown?.pauses.map(({ frame }) => frame) ?? []}
        renderFrame={() => null}
        onAdd={onAdd}
        onShow={onShow}
      />
    </>,
  );
  return { retry, onAdd, onShow, onUse };
}
