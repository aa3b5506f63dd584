// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { holdAnimations } from '../../../test/hold-animations.ts';
import { showToast, toasts } from './toasts.ts';
import { Toaster } from './toaster.tsx';

afterEach(() => {
  act(() => toasts.close());
  cleanup();
});

// A query by role finds only what assistive technologies find.
test.each(['info', 'error'] as const)(
  'assistive technologies find the buttons of a toast in the tone %s',
  (tone) => {
    render(<Toaster />);
    const action = { label: 'Undo', onClick: () => {} };
    act(() => showToast({ text: 'Removed', tone, durationMs: 60_000, action }));
    expect(
      screen.getAllByRole('button').map(({ ariaLabel, textContent }) => ariaLabel ?? textContent),
    ).toEqual(['Undo', 'Close']);
  },
);

test('the buttons of a toast cannot be used while it is leaving', async () => {
  const finishAnimations = holdAnimations();
  render(<Toaster />);
  act(() => showToast({ text: 'Removed', durationMs: 60_000 }));
  const toast = screen.getByRole('dialog');
  expect(toast.hasAttribute('inert')).toBe(false);
  act(() => screen.getByRole('button', { name: 'Close' }).click());
  expect([toast.isConnected, toast.hasAttribute('inert')]).toEqual([true, true]);
  finishAnimations();
  await waitFor(() => expect(toast.isConnected).toBe(false));
});
