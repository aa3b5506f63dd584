// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { TimecodeField } from './timecode-field.tsx';

afterEach(cleanup);

test('Enter applies the typed value and moves the focus on', () => {
  const { getField, type, onCommit, onDone } = setup();
  type('4,17');
  fireEvent.keyDown(getField(), { key: 'Enter' });
  expect(onCommit).toHaveBeenCalledExactlyOnceWith(125);
  expect(onDone).toHaveBeenCalledOnce();
});

// Requirement: timeline.typed-times
test('Escape restores the old time', () => {
  const { getField, type, onCommit } = setup();
  type('9');
  fireEvent.keyDown(getField(), { key: 'Escape' });
  fireEvent.blur(getField());
  expect(getField().value).toBe('00:02.00');
  expect(onCommit).not.toHaveBeenCalled();
});

// Requirement: timeline.typed-times
test('Enter on an invalid time explains the error and lets it be corrected', () => {
  const { getField, type, onCommit, onDone } = setup();
  type('4:99');
  fireEvent.keyDown(getField(), { key: 'Enter' });
  expect(screen.getByRole('alert').textContent).toBe('Use a time such as 00:04.17.');
  expect(getField().value).toBe('4:99');
  expect(getField().getAttribute('aria-invalid')).toBe('true');
  expect(onCommit).not.toHaveBeenCalled();
  expect(onDone).not.toHaveBeenCalled();
  type('4');
  expect(screen.queryByRole('alert')).toBeNull();
});

// Requirement: timeline.typed-times
test('leaving the field with an invalid time restores the old value and explains why', () => {
  const { getField, type, onCommit } = setup();
  type('abc');
  fireEvent.blur(getField());
  expect(getField().value).toBe('00:02.00');
  expect(getField().getAttribute('aria-invalid')).toBeNull();
  const note = screen.getByRole('alert');
  expect(note.textContent).toBe('“abc” was not used. Use a time such as 00:04.17.');
  expect(getField().getAttribute('aria-describedby')).toBe(note.id);
  expect(onCommit).not.toHaveBeenCalled();
  fireEvent.focus(getField());
  expect(screen.queryByRole('alert')).toBeNull();
});

test('leaving the field with a refused time restores the old value and explains why', () => {
  const { getField, type, onCommit } = setup((frame) => (frame > 200 ? 'This is too late.' : null));
  type('f201');
  fireEvent.blur(getField());
  expect(getField().value).toBe('00:02.00');
  expect(screen.getByRole('alert').textContent).toBe('“f201” was not used. This is too late.');
  expect(onCommit).not.toHaveBeenCalled();
});

function setup(problemWith?: (frame: number) => string | null) {
  const onCommit = vi.fn<(frame: number) => void>();
  const onDone = vi.fn<() => void>();
  render(
    <TimecodeField
      label="Pause 1 time"
      frame={60}
      scale={{ durationSeconds: 12, frameRate: 30 }}
      format="time"
      onCommit={onCommit}
      onDone={onDone}
      {...(problemWith === undefined ? {} : { problemWith })}
    />,
  );
  const getField = () => screen.getByLabelText<HTMLInputElement>('Pause 1 time');
  const type = (value: string) => fireEvent.change(getField(), { target: { value } });
  return { getField, type, onCommit, onDone };
}
