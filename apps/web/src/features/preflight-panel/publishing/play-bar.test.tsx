// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { PlayBar } from './play-bar.tsx';
import { PublishingLine } from '../../../ui/publishing/publishing-line.tsx';
import type { Publishing } from './use-publishing.ts';

afterEach(cleanup);

const checking: Publishing = { status: 'checking', progress: null };

test('a double click starts the check and does not cancel it', () => {
  const { start, cancel, show, press } = setup({ status: 'unchecked', hasChanged: false });
  const play = press('Play and check', 1);
  expect(start).toHaveBeenCalledTimes(1);
  show(checking);
  expect(press('Cancel check', 2)).not.toBe(play);
  expect(cancel).not.toHaveBeenCalled();
  press('Cancel check', 1);
  expect(cancel).toHaveBeenCalledTimes(1);
});

test('a check that waits for a busy server can be canceled', () => {
  const { cancel, press } = setup({ status: 'busy' });
  press('Cancel check', 1);
  expect(cancel).toHaveBeenCalledTimes(1);
});

// Requirement: publishing.panel
test('promises only the answers that the play can give', () => {
  setup({ status: 'unchecked', hasChanged: false });
  expect(screen.getByText(/^To answer the last two, Spinreel plays your Meta Ads file/)).toBeTruthy();
  cleanup();
  setup({ status: 'unchecked', hasChanged: false }, { hasMarket: false });
  const hint = screen.getByText(/^To score how likely it is to work, Spinreel plays your Meta Ads file/);
  expect(hint.textContent).toContain(
    'Choose product and market first to check the required texts in the same play.',
  );
});

test('the focus moves from button to button, and after the result to the first answer that can be opened', () => {
  const { show, getFocusedName } = setup({ status: 'unchecked', hasChanged: false });
  screen.getByRole('button', { name: 'Play and check' }).focus();
  show(checking);
  expect(getFocusedName()).toBe('Cancel check');
  show(result, { hasLaw: true });
  expect(getFocusedName()).toBe('Required texts shown');
  cleanup();
  const other = setup(checking);
  screen.getByRole('button', { name: 'Cancel check' }).focus();
  other.show(result, { hasLaw: false });
  expect(other.getFocusedName()).toBe('Likely to work');
});

test('the focus stays where it is if it is not on the bar', () => {
  const { show, getFocusedName } = setup(checking);
  const cancel = screen.getByRole('button', { name: 'Cancel check' });
  cancel.focus();
  cancel.blur();
  show(result, { hasLaw: true });
  expect(document.activeElement).toBe(document.body);
  cleanup();
  const other = setup(checking);
  screen.getByRole('button', { name: 'Checked for the networks' }).focus();
  other.show(result, { hasLaw: true });
  expect(getFocusedName()).toBe('Checked for the networks');
});

const result: Publishing = {
  status: 'checked',
  check: {
    network: 'meta',
    label: 'Meta Ads',
    sha256: 'a1'.repeat(32),
    fileSize: 1_000_000,
    compliance: null,
    quality: { score: 0, grade: 'poor', unscored: null, measures: [] },
  },
};

/** Shows the bar below the three lines. The last two can be opened once there is a result. */
function setup(publishing: Publishing, { hasMarket = true } = {}) {
  const start = vi.fn<() => void>();
  const cancel = vi.fn<() => void>();
  const draw = (shown: Publishing, { hasLaw = false } = {}) => {
    const details = shown.status === 'checked' ? 'Details' : null;
    return (
      <>
        <ul>
          <PublishingLine topic="accepted" tone="good" status="" details="Details" />
          <PublishingLine topic="requiredTexts" tone="good" status="" details={hasLaw ? details : null} />
          <PublishingLine topic="quality" tone="good" status="" details={details} />
        </ul>
        <PlayBar
          publishing={shown}
          start={start}
          cancel={cancel}
          networkLabel="Meta Ads"
          hasMarket={hasMarket}
        />
      </>
    );
  };
  const { rerender } = render(draw(publishing));
  return {
    start,
    cancel,
    show: (shown: Publishing, options?: { hasLaw: boolean }) => rerender(draw(shown, options)),
    press: (name: string, clickCount: number) => {
      const button = screen.getByRole('button', { name });
      fireEvent.click(button, { detail: clickCount });
      return button;
    },
    getFocusedName: () => document.activeElement?.textContent,
  };
}
