// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { SuggestionField } from './suggestion-field.tsx';

// The test environment does not scroll.
Element.prototype.scrollIntoView = () => undefined;

afterEach(cleanup);

test('suggests texts while somebody types, and takes the one chosen with the keyboard', () => {
  const { field, type, press, listOptions } = setup();
  type('sp');
  expect(listOptions()).toEqual(['Spin', 'Spin again']);
  expect(field().getAttribute('aria-expanded')).toBe('true');
  press('ArrowDown');
  press('ArrowDown');
  expect(document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent).toBe(
    'Spin again',
  );
  press('Enter');
  expect(field().value).toBe('Spin again');
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('tells a suggestion for what was typed from one that was only chosen', () => {
  const { type, press, changes } = setup();
  type('sp');
  press('ArrowDown');
  press('Enter');
  press('ArrowDown');
  press('ArrowDown');
  press('Enter');
  expect(changes).toEqual([false, true, false]);
});

test('suggests every text on a click, whatever the field contains', () => {
  const { field, listOptions } = setup({ text: 'Play' });
  fireEvent.click(field());
  expect(listOptions()).toEqual(['Spin', 'Spin again', 'Play']);
});

test('suggests texts when the field is reached with the Tab key, but not on a focus by the program', () => {
  const { field, listOptions } = setup();
  field().focus();
  expect(listOptions()).toEqual([]);
  fireEvent.keyUp(field(), { key: 'Tab' });
  expect(listOptions()).toHaveLength(3);
});

test('Escape closes the list and never changes the text', () => {
  const { field, type, press, listOptions } = setup();
  type('sp');
  press('Escape');
  expect(listOptions()).toEqual([]);
  press('Escape');
  expect(field().value).toBe('sp');
});

test('Enter keeps a text for which no suggestion is chosen', () => {
  const { field, type, press, listOptions } = setup();
  type('Spi');
  press('Enter');
  expect(field().value).toBe('Spi');
  expect(listOptions()).toEqual([]);
});

test('shows no empty list', () => {
  const { field, type } = setup();
  type('Roll');
  expect(field().getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryByRole('listbox')).toBeNull();
});

function setup({ text = '' } = {}) {
  const changes: boolean[] = [];
  const Field = () => {
    const [value, setValue] = useState(text);
    return (
      <SuggestionField
        label="Label"
        value={value}
        lang="en"
        findSuggestions={(typed) =>
          ['Spin', 'Spin again', 'Play']
            .filter((each) => each.toLowerCase().startsWith(typed.toLowerCase()))
            .map((each) => ({ text: each }))
        }
        onValueChange={(next, { completesTyping }) => {
          setValue(next);
          changes.push(completesTyping);
        }}
      />
    );
  };
  render(<Field />);
  const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Label' });
  return {
    field,
    changes,
    /** Types like a person: browsers say what kind of input it was. */
    type: (typed: string) => {
      field().focus();
      fireEvent.input(field(), { target: { value: typed }, inputType: 'insertText' });
    },
    press: (key: string) => fireEvent.keyDown(field(), { key }),
    listOptions: () => {
      const list = screen.queryByRole('listbox', { name: 'Suggestions: Label' });
      return list === null
        ? []
        : within(list)
            .getAllByRole('option')
            .map((option) => option.textContent);
    },
  };
}
