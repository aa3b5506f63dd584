/** What the consent banner and its settings say. */
export const consentMessages = {
  title: 'May we count visits?',
  text: 'This site needs a few values in your browser to work. Analytics would help us improve it, and loads only if you agree. There are no advertising cookies.',
  /** Where no analytics is set up yet. */
  notSetUp:
    'This site needs a few values in your browser to work. No analytics is set up at present; if one is later, it loads only if you agreed. There are no advertising cookies.',
  accept: 'Accept analytics',
  reject: 'Reject analytics',
  settings: 'Cookie settings',
  granted: 'At present you have agreed to analytics.',
  denied: 'At present you have not agreed to analytics.',
  /** Where a deployment has said that there will be none, in place of the question. */
  off: 'This site uses no analytics, so there is nothing to choose: it stores only what it needs to work.',
} as const;
