// @vitest-environment jsdom
import type { Progress } from '@spinreel/api-contract/progress';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createVerdict } from '../../../../test/create-verdict.ts';
import type { Preflight } from '../use-preflight.ts';
import { AcceptedLine } from './accepted-line.tsx';

const bad = { passed: false, severity: 'error' } as const;
const fine = { passed: true, severity: 'error' } as const;

afterEach(cleanup);

// Requirement: publishing.panel
test('can be opened if all networks accept their files, and says how many rules each has passed', () => {
  const { onShowReport } = setup({
    status: 'checked',
    networks: [createVerdict('Meta Ads', fine, fine), createVerdict('Moloco', fine)],
  });
  const toggle = screen.getByRole('button', { name: 'Checked for the networks' });
  expect(toggle.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(toggle);
  const [meta, moloco] = screen.getAllByRole('button', { name: /^Show report/ });
  expect(meta?.closest('li')?.textContent).toContain('Passed 2 of 2 rules');
  expect(moloco?.closest('li')?.textContent).toContain('Passed 1 of 1 rule');
  fireEvent.click(screen.getByRole('button', { name: /Moloco$/ }));
  expect(onShowReport).toHaveBeenCalledWith('moloco');
});

// Requirement: preflight.summary
test('lists the networks with issues first, and the rest of twenty networks on demand', () => {
  const clean = Array.from({ length: 19 }, (_, index) => createVerdict(`Network ${index}`, fine));
  setup({ status: 'checked', networks: [...clean, createVerdict('Chartboost', bad, fine)] });
  const details = screen.getByRole('group', { name: 'Checked for the networks' });
  const [first, ...others] = within(details).getAllByRole('listitem');
  expect(first?.textContent).toContain('Chartboost 1 issue');
  expect(first?.textContent).toContain('Passed 1 of 2 rules');
  expect(others).toHaveLength(6);
  fireEvent.click(within(details).getByRole('button', { name: 'Show 13 more' }));
  expect(within(details).getAllByRole('listitem')).toHaveLength(20);
});

test('shows the progress of the check within the line, which keeps its height when the check ends', () => {
  const { container } = setup({ status: 'checking' }, { stage: 'packing', percent: 42.5 });
  expect(screen.getByRole('status').textContent).toBe('Packing and checking the file...');
  expect(container.textContent).toContain('file... 42 %');
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('42.5');
  const rows = screen.getByRole('listitem').children.length;
  cleanup();
  setup({ status: 'checked', networks: [createVerdict('Meta Ads', fine)] });
  expect(screen.queryByRole('progressbar')).toBeNull();
  // Only the bar is gone, which is drawn over the edge of the line.
  expect(screen.getByRole('listitem').children.length).toBe(rows - 1);
});

function setup(preflight: Preflight, progress: Progress | null = null) {
  const onShowReport = vi.fn<(network: string) => void>();
  const { container } = render(
    <AcceptedLine
      preflight={preflight}
      progress={progress}
      retry={() => undefined}
      onShowReport={onShowReport}
    />,
  );
  return { container, onShowReport };
}
