import { siteFacts } from '../site/site-facts.ts';

/** Messages of the contact page (requirement contact.page). */
export const contactMessages = {
  failed: 'Failed to send message. Please try again.',
  network: 'Network error. Please check your connection and try again.',
  send: 'Send Message',
  sending: 'Sending...',
  sentTitle: 'Message Sent Successfully!',
  sendAnother: 'Send Another Message',
  replyPromise: `We reply within ${siteFacts.contactReplyHours} hours.`,
  needsScript: 'This form needs JavaScript.',
  tooMany: 'You have sent several messages already. Please try again later.',
} as const;
