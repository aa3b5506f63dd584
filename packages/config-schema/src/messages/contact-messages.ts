import { textLimits } from '../limits.ts';
import { siteFacts } from '../site-facts.ts';

/** What the contact page says (product spec, sections 2 and 8). */
export const contactMessages = {
  failed: 'Failed to send message. Please try again.',
  network: 'Network error. Please check your connection and try again.',
  send: 'Send Message',
  sending: 'Sending...',
  sentTitle: 'Message Sent Successfully!',
  sendAnother: 'Send Another Message',
  replyPromise: `We reply within ${siteFacts.contactReplyHours} hours.`,
  nameRequired: 'Please enter your name.',
  nameTooLong: `The name is longer than ${textLimits.contactName} characters.`,
  nameInvalid: 'Please enter your name on one line.',
  emailRequired: 'Please enter your email address.',
  emailInvalid: 'Please enter one valid email address.',
  messageTooLong: `The message is longer than ${textLimits.contactMessage} characters.`,
  tooMany: 'You have sent several messages already. Please try again later.',
} as const;
