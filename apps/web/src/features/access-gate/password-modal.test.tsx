// @vitest-environment jsdom
// Requirement: access.password-dialog
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

test('disables everything while verifying; a wrong password shows an error and clears the field', async () => {
  const { server, field } = setup();
  const text = 'Incorrect password. Please try again.';
  server.answerNext({
    status: 401,
    body: { success: false, error: { code: 'wrong-password', message: text } },
  });
  fireEvent.change(field(), { target: { value: 'wrong' } });
  fireEvent.click(screen.getByRole('button', { name: 'Unlock' }));
  expect(screen.getByRole('button', { name: 'Verifying...' })).toHaveProperty('disabled', true);
  expect(field().disabled).toBe(true);
  expect(await screen.findByText(text)).toBeTruthy();
  expect(field().value).toBe('');
});

// Requirement: access.failures-explained
test.each([
  {
    situation: 'no connection',
    answer: null,
    text: 'We can’t reach the server. Check your internet connection and try again.',
  },
  {
    situation: 'a failing server',
    answer: { status: 500, body: { success: false, error: { code: 'unexpected', message: 'Boom.' } } },
    text: 'Something went wrong on our side. Please try again in a moment.',
  },
  {
    situation: 'a proxy without the server',
    answer: { status: 502, body: '<h1>Bad Gateway</h1>' },
    text: 'Something went wrong on our side. Please try again in a moment.',
  },
  {
    situation: 'too many attempts',
    answer: {
      status: 429,
      body: { success: false, error: { code: 'too-many-attempts', message: 'Try again in 2 minutes.' } },
    },
    text: 'Try again in 2 minutes.',
  },
])('explains "$situation" to a visitor and keeps what was typed', async ({ answer, text }) => {
  const { server, field } = setup();
  if (answer === null) server.isOffline = true;
  else server.answerNext(answer);
  fireEvent.change(field(), { target: { value: 'right' } });
  fireEvent.click(screen.getByRole('button', { name: 'Unlock' }));
  const message = (await screen.findByText(text)).closest('[role=alert]');
  expect(field().value).toBe('right');
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(field().getAttribute('aria-describedby')).toBe(message?.id);
});

test('visitors without a password can request access', () => {
  setup();
  expect(screen.getByRole('link', { name: 'Request access' }).getAttribute('href')).toBe('/contact');
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

test('the right password unlocks and is sent only in the body of the request', async () => {
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
