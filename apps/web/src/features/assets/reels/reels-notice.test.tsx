// @vitest-environment jsdom
import { messages } from '@spinreel/config-schema/messages/messages';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ReelsNotice } from './reels-notice.tsx';
import type { ReelsSearch } from './use-reels.ts';

afterEach(cleanup);

const region = { x: 0.2, y: 0.2, width: 0.5, height: 0.6 };

// Requirement: crop.reels
test.each<[string, Partial<ReelsSearch>, string]>([
  ['runs', { status: 'looking' }, 'Looking for the reels...'],
  ['waits for the server', { status: 'busy' }, messages.backend.waiting],
  [
    'has found nothing',
    { status: 'found' },
    'The reels were not found in this video.Move the rectangle over them.',
  ],
  [
    'is not certain',
    { status: 'found', reels: { region, confidence: 0.5 } },
    'These may be the reels. Check that the rectangle shows all of them.',
  ],
])('a search that %s says so', (_state, search, text) => {
  setup(search);
  expect(screen.getByRole('status').textContent?.trim()).toBe(text);
});

test('a search that failed can be repeated', () => {
  const { retry } = setup({ status: 'failed' });
  expect(screen.getByRole('status').textContent).toContain('could not be searched for its reels');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledOnce();
});

test.each<Partial<ReelsSearch>>([{ status: 'found', reels: { region, confidence: 0.9 } }, { status: 'off' }])(
  'a search without doubt says nothing: $status',
  (search) => {
    setup(search);
    expect(screen.queryByRole('status')).toBeNull();
  },
);

function setup(search: Partial<ReelsSearch>) {
  const retry = vi.fn<() => void>();
  render(<ReelsNotice search={{ status: 'off', reels: null, still: null, retry, ...search }} />);
  return { retry };
}
