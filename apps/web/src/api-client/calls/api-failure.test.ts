import { expect, test } from 'vitest';
import { createFailure } from './api-failure.ts';

test.each([
  [
    'the message of the error',
    { error: { code: 'a', message: 'From the error' }, message: 'Top' },
    'From the error',
  ],
  ['the message at the top level', { success: false, message: 'Top' }, 'Top'],
  ['the top level if the error has none', { error: { code: 'a', message: ' ' }, message: 'Top' }, 'Top'],
  ['none', { error: { code: 'a' } }, null],
  ['none of another server', null, null],
])('a failure has %s', (_case, body, message) => {
  expect(createFailure({ status: 422, body, retryAfter: null }).message).toBe(message);
});
