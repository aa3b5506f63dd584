// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { TextAreaField } from './text-area-field.tsx';
import { TextField } from './text-field.tsx';

afterEach(cleanup);

test.each([
  [10, null],
  [44, null],
  [45, '45 of 60 characters'],
  [60, '60 of 60 characters'],
])('a text of %i characters in a field of 60 has the count %j', (length, count) => {
  const props = { label: 'Text', value: 'x'.repeat(length), maxLength: 60, onValueChange: () => undefined };
  for (const Field of [TextField, TextAreaField]) {
    const { unmount } = render(<Field {...props} />);
    const field = screen.getByRole('textbox', { name: 'Text' });
    const id = field.getAttribute('aria-describedby');
    expect(id === null ? null : document.getElementById(id)?.textContent).toBe(count);
    unmount();
  }
});
