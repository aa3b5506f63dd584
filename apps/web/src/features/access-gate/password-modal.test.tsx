// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { stubServer } from '../../../test/stub-server.ts';
import { forgetAccess } from '../../api-client/access-state.ts';
import { PasswordModal } from './password-modal.tsx';

afterEach(() => {
  cleanup();
  forgetAccess();
  vi.unstubAllGlobals();
});

test('Unlock stays disabled while the field is blank', () => {
  const { field, unlock } = setup();
  expect(unlock()).toHaveProperty('disabled', true);
  fireEvent.change(field(), { target: { value: '   ' } });
  expect(unlock()).toHaveProperty('disabled', true);
  fireEvent.change(field(), { target: { value: 'x' } });
  expect(unlock()).toHaveProperty('disabled', false);
});

test('the password can be shown and hidden', () => {
  const { field } = setup();
  expect(field().type).toBe('password');
  fireEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field().type).toBe('text');
  fireEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(field().type).toBe('password');
});

test('while verifying, everything is disabled; a wrong password is told and cleared', async () => {
  const { server, field } = setup();
  const words = 'Incorrect password. Please try again.';
  server.answerNext({
    status: 401,
    body: { success: false, error: { code: 'wrong-password', message: words } },
  });
  fireEvent.change(field(), { target: { value: 'wrong' } });
  fireEvent.click(screen.getByRole('button', { name: 'Unlock' }));
  expect(screen.getByRole('button', { name: 'Verifying...' })).toHaveProperty('disabled', true);
  expect(field().disabled).toBe(true);
  expect(await screen.findByText(words)).toBeTruthy();
  expect(field().value).toBe('');
});

test('Cancel clears the field and the error', async () => {
  const { server, field, close } = setup();
  server.answerNext({
    status: 401,
    body: { success: false, error: { code: 'wrong-password', message: 'No.' } },
  });
  fireEvent.change(field(), { target: { value: 'wrong' } });
  fireEvent.click(screen.getByRole('button', { name: 'Unlock' }));
  await screen.findByText('No.');
  fireEvent.change(field(), { target: { value: 'more' } });
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(close).toHaveBeenCalledOnce();
  expect(screen.queryByText('No.')).toBeNull();
  expect(field().value).toBe('');
});

test('the right password unlocks and travels only in the request’s body', async () => {
  const { server, field, unlocked } = setup();
  server.answerNext({ status: 200, body: { success: true, data: { unlocked: true } } });
  fireEvent.change(field(), { target: { value: 'right' } });
  fireEvent.click(screen.getByRole('button', { name: 'Unlock' }));
  await waitFor(() => expect(unlocked).toHaveBeenCalledOnce());
  expect(server.calls[0]).toMatchObject({ method: 'POST', path: '/api/access', body: { password: 'right' } });
});

function setup() {
  const server = stubServer();
  const close = vi.fn<() => void>();
  const unlocked = vi.fn<() => void>();
  act(() => {
    render(<PasswordModal isOpen onClose={close} onUnlocked={unlocked} />);
  });
  return {
    server,
    close,
    unlocked,
    field: () => screen.getByLabelText<HTMLInputElement>('Password'),
    unlock: () => screen.getByRole('button', { name: 'Unlock' }),
  };
}
