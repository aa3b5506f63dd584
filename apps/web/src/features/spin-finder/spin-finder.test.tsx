// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { SpinFinder } from './spin-finder.tsx';
import type { MomentSearch } from './use-moments.ts';

afterEach(cleanup);

const moments = [
  { timestamp: 1, frame: 30, reason: 'motion-stops', score: 0.9 },
  { timestamp: 3.2, frame: 96, reason: 'sound-change', score: 0.4 },
  { timestamp: 5, frame: 150, reason: 'scene-change', score: 0.8 },
] as const;

test('one press takes a moment and shows it', () => {
  const { onAdd, onShow } = setup({ status: 'found' });
  fireEvent.click(screen.getByRole('button', { name: 'Sound changes 00:03.20 Pause here' }));
  expect(onAdd).toHaveBeenCalledExactlyOnceWith([96]);
  expect(onShow).toHaveBeenCalledExactlyOnceWith(96);
});

test('the best moments that are still missing are taken at once', () => {
  const { onAdd } = setup({ status: 'found' });
  fireEvent.click(screen.getByRole('button', { name: 'Use the best 2' }));
  expect(onAdd).toHaveBeenCalledExactlyOnceWith([30, 150]);
});

test('a moment that is taken names its pause point and is only shown', () => {
  const { onAdd, onShow } = setup({ status: 'found' }, [{ id: 'a', timestamp: 1, label: 'Pause 1' }]);
  fireEvent.click(screen.getByRole('button', { name: 'Reels at rest 00:01.00 Pause 1' }));
  expect(onShow).toHaveBeenCalledExactlyOnceWith(30);
  expect(onAdd).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Use the best' }));
  expect(onAdd).toHaveBeenCalledExactlyOnceWith([150]);
});

test('a search that failed is told, and can be tried again', () => {
  const { retry } = setup({ status: 'failed', moments: [] });
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(retry).toHaveBeenCalledOnce();
});

test.each([
  ['looking', 'Looking for moments at which the reels rest...'],
  ['busy', 'The server is busy with other work. The search starts by itself.'],
  ['found', 'No clear moments in the selected part. Set the pause points by hand on the strip.'],
] as const)('a search without moments that is %s says so', (status, words) => {
  setup({ status, moments: [] });
  expect(screen.getByRole('status').textContent).toBe(words);
});

test('without pause points there is nothing to look for', () => {
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
  render(
    <SpinFinder
      search={{ moments, retry, ...search }}
      points={points}
      level={2}
      frameRate={30}
      renderPicture={() => null}
      onAdd={onAdd}
      onShow={onShow}
    />,
  );
  return { retry, onAdd, onShow };
}
