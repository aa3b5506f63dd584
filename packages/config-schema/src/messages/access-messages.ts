import { accessNoteMessages } from './access-note-messages.ts';

/** Messages of the password dialog and of API calls without access (requirement access.password-dialog). */
export const accessMessages = {
  wrongPassword: 'Incorrect password. Please try again.',
  verifying: 'Verifying...',
  tooManyAttempts: 'Too many attempts. Please wait a few minutes and try again.',
  invalidToken: 'This access token is not valid. It may have been revoked.',
  /** `seconds` is the time until the next password is checked. */
  waitBeforePassword: (seconds: number) =>
    `Too many wrong passwords. Please try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
  locked: 'Please enter the access password first.',
  dialogTitle: 'Unlock the ad builder',
  dialogText: 'Enter the access password to create ads.',
  /** In place of `dialogText`, for a visitor whose link led into the builder. */
  deepLink:
    'The page you opened is part of the ad builder. Enter the access password, and we’ll take you there.',
  ...accessNoteMessages,
  /** The server cannot be reached. */
  offline: 'We can’t reach the server. Check your internet connection and try again.',
  /** The server failed. */
  serverFailed: 'Something went wrong on our side. Please try again in a moment.',
} as const;
