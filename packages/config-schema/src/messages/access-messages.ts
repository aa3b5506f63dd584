/** What the password modal and the locked API say (product spec, sections 5 and 8). */
export const accessMessages = {
  wrongPassword: 'Incorrect password. Please try again.',
  verifying: 'Verifying...',
  tooManyAttempts: 'Too many attempts. Please wait a few minutes and try again.',
  locked: 'Please enter the access password first.',
} as const;
