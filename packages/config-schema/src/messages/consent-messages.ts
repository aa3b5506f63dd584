import { analyticsTag } from '../site/analytics-tag.ts';

/** What the consent banner and its settings say. */
export const consentMessages = {
  title: 'May we count visits?',
  /** What is asked: who receives what, why, for how long, and where (Article 13 GDPR). */
  text: `With your consent, Google Analytics counts visits so that we can improve this site. Google’s cookies stay for up to ${analyticsTag.cookieYears} years, and Google may process the data in the United States. No advertising cookies. You can change your mind at any time.`,
  /** If the site has no analytics id. */
  notSetUp:
    'This site stores only what it needs to work. No analytics is set up at the moment. If that changes, we ask you again before anything loads. No advertising cookies.',
  accept: 'Accept analytics',
  reject: 'Reject analytics',
  settings: 'Cookie settings',
  granted: 'You have accepted analytics.',
  denied: 'You have rejected analytics.',
  /** Shown instead of the question if the deployment has switched analytics off. */
  off: 'This site uses no analytics, so there is nothing to choose: it stores only what it needs to work.',
} as const;
