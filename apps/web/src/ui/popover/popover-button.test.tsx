// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { CheckList } from './check-list.tsx';
import { MenuButton } from './menu-button.tsx';
import { PopoverButton } from './popover-button.tsx';

afterEach(cleanup);

test('Escape closes the popup and returns the focus to its button', async () => {
  const button = setupPopover();
  fireEvent.click(button);
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Columns' })).toBeTruthy());
  fireEvent.keyDown(screen.getByRole('checkbox', { name: 'Field 1' }), { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(button));
});

test('a click outside closes the popup', async () => {
  const button = setupPopover();
  fireEvent.click(button);
  await waitFor(() => expect(screen.getByRole('dialog')).toBeTruthy());
  fireEvent.pointerDown(document.body);
  fireEvent.click(document.body);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a long list of check boxes can be searched', async () => {
  fireEvent.click(setupPopover({ optionCount: 12 }));
  fireEvent.change(await screen.findByRole('searchbox', { name: 'Search fields' }), {
    target: { value: 'field 12' },
  });
  expect(screen.getAllByRole('checkbox')).toHaveLength(1);
});

test('a short list of check boxes has no search', async () => {
  fireEvent.click(setupPopover({ optionCount: 3 }));
  await waitFor(() => expect(screen.getAllByRole('checkbox')).toHaveLength(3));
  expect(screen.queryByRole('searchbox')).toBeNull();
});

test('the arrow keys move in a menu, and Enter chooses', async () => {
  const onImport = vi.fn<() => void>();
  render(
    <MenuButton
      className=""
      label="Spreadsheet"
      commands={[
        { label: 'Download', icon: null, onChoose: () => undefined },
        { label: 'Import', icon: null, startsGroup: true, onChoose: onImport },
      ]}
    />,
  );
  const button = screen.getByRole('button', { name: 'Spreadsheet' });
  button.focus();
  fireEvent.keyDown(button, { key: 'ArrowDown' });
  const first = await screen.findByRole('menuitem', { name: 'Download' });
  await waitFor(() => expect(document.activeElement).toBe(first));
  fireEvent.keyDown(first, { key: 'ArrowDown' });
  const second = screen.getByRole('menuitem', { name: 'Import' });
  await waitFor(() => expect(document.activeElement).toBe(second));
  fireEvent.keyDown(second, { key: 'Enter' });
  fireEvent.click(second);
  expect(onImport).toHaveBeenCalled();
});

function setupPopover({ optionCount = 2 }: { optionCount?: number } = {}): HTMLElement {
  const options = Array.from({ length: optionCount }, (_, index) => ({
    value: String(index),
    label: `Field ${index + 1}`,
  }));
  render(
    <PopoverButton className="" label="Choose columns" title="Columns">
      <CheckList
        label="Fields"
        searchLabel="Search fields"
        options={options}
        isChecked={() => false}
        onToggle={() => undefined}
      />
    </PopoverButton>,
  );
  return screen.getByRole('button', { name: 'Choose columns' });
}
