import type { ContactMessages } from '../contact-messages.ts';
import type { Mailer } from './mailer.ts';

/** Stores messages in the database, where they wait until a mail server is configured. */
export function createOutbox(messages: ContactMessages): Mailer {
  return {
    accept: (message) => messages.store(message),
    start: () => undefined,
    close: () => Promise.resolve(),
  };
}
