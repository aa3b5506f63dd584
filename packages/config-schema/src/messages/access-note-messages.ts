/** Messages for visitors without the password. By themselves, because the front page shows them and must stay small. */
export const accessNoteMessages = {
  noPasswordYet: 'No password yet?',
  requestAccess: 'Request access',
} as const;
