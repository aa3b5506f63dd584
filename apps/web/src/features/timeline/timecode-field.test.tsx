// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { TimecodeField } from './timecode-field.tsx';

afterEach(cleanup);

test('Enter takes what was typed and hands the focus on', () => {
  const { field, type, onCommit, onDone } = setup();
  type('4,17');
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(onCommit).toHaveBeenCalledExactlyOnceWith(125);
  expect(onDone).toHaveBeenCalledOnce();
});

test('Escape brings the old moment back', () => {
  const { field, type, onCommit } = setup();
  type('9');
  fireEvent.keyDown(field(), { key: 'Escape' });
  fireEvent.blur(field());
  expect(field().value).toBe('00:02.00');
  expect(onCommit).not.toHaveBeenCalled();
});

test('what is no time is told and stays to be mended', () => {
  const { field, type, onCommit, onDone } = setup();
  type('4:99');
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(screen.getByRole('alert').textContent).toBe('Use a time such as 00:04.17.');
  expect(field().value).toBe('4:99');
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(onCommit).not.toHaveBeenCalled();
  expect(onDone).not.toHaveBeenCalled();
  type('4');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a moment that cannot be taken is told in words', () => {
  const { field, type, onCommit } = setup((frame) => (frame > 200 ? 'This lies outside.' : null));
  type('f201');
  fireEvent.blur(field());
  expect(screen.getByRole('alert').textContent).toBe('This lies outside.');
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
  const field = () => screen.getByLabelText<HTMLInputElement>('Pause 1 time');
  const type = (value: string) => fireEvent.change(field(), { target: { value } });
  return { field, type, onCommit, onDone };
}
