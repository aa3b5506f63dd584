// @vitest-environment jsdom
import { messages } from '@spinreel/config-schema/messages/messages';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { BestMomentsButton } from './best-moments-button.tsx';
import { SpinFinder } from './spin-finder.tsx';
import type { MomentSearch } from './use-moments.ts';

afterEach(cleanup);

const moments = [
  { timestamp: 1, frame: 30, reason: 'motion-stops', score: 0.9 },
  { timestamp: 3.2, frame: 96, reason: 'sound-change', score: 0.4 },
  { timestamp: 5, frame: 150, reason: 'scene-change', score: 0.8 },
] as const;

test('one press adds a suggestion and shows it', () => {
  const { onAdd, onShow } = setup({ status: 'found' });
  fireEvent.click(screen.getByRole('button', { name: 'Sound changes 00:03.20 Pause here' }));
  expect(onAdd).toHaveBeenCalledExactlyOnceWith([96]);
  expect(onShow).toHaveBeenCalledExactlyOnceWith(96);
});

// Requirement: timeline.suggestions
test('adds all missing best suggestions at once', () => {
  const { onAdd } = setup({ status: 'found' });
  fireEvent.click(screen.getByRole('button', { name: 'Use the best 2' }));
  expect(onAdd).toHaveBeenCalledExactlyOnceWith([30, 150]);
});

test('a suggestion that was added names its pause point and is only shown', () => {
  const { onAdd, onShow } = setup({ status: 'found' }, [{ id: 'a', timestamp: 1, label: 'Pause 1' }]);
  fireEvent.click(screen.getByRole('button', { name: 'Reels stop 00:01.00 Pause 1' }));
  expect(onShow).toHaveBeenCalledExactlyOnceWith(30);
  expect(onAdd).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Use the best' }));
  expect(onAdd).toHaveBeenCalledExactlyOnceWith([150]);
});

test('reports a failed search and offers to retry it', () => {
  const { retry } = setup({ status: 'failed', moments: [] });
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(retry).toHaveBeenCalledOnce();
});

test.each([
  ['looking', 'Looking for moments when the reels stand still...'],
  ['busy', messages.backend.waiting],
  ['found', 'No clear moments found in the selected part. Click the timeline to set pause points by hand.'],
] as const)('explains a search without suggestions that is %s', (status, text) => {
  setup({ status, moments: [] });
  expect(screen.getByRole('status').textContent).toBe(text);
});

test('offers no search without pause points', () => {
  setup({ status: 'off', moments: [] });
  expect(screen.queryByRole('region')).toBeNull();
});

function setup(
  search: Pick<MomentSearch, 'status'> & Partial<MomentSearch>,
  points: { id: string; timestamp: number; label: string }[] = [],
) {
  const retry = vi.fn<() => void>();
  const onAdd = vi.fn<(frames: readonly number[]) => void>();
  const onShow = vi.fn<(frame: number) => void>();
  const shared = { search: { moments, retry, ...search }, points, level: 2, frameRate: 30, onAdd } as const;
  render(
    <>
      <BestMomentsButton {...shared} isPrimary />
      <SpinFinder {...shared} renderFrame={() => null} onShow={onShow} />
    </>,
  );
  return { retry, onAdd, onShow };
}
