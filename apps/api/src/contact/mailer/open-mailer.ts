import type { ContactMessages } from '../contact-messages.ts';
import type { Settings } from '../../settings/settings.ts';
import type { Mailer } from './mailer.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

/** Opens the mailer that the settings select: SMTP if mail is configured, otherwise the outbox. */
export async function openMailer(messages: ContactMessages, mail: Settings['mail']): Promise<Mailer> {
  if (mail === null) return createOutbox(messages);
  // Loaded lazily: the SMTP client is needed only if mail is configured.
  const { createSmtpTransport } = await import('./smtp-transport.ts');
  return createSmtpMailer({ messages, transport: createSmtpTransport(mail) });
}

/** Stores messages in the database, where they wait until a mail server is configured. */
function createOutbox(messages: ContactMessages): Mailer {
  return {
    accept: (message) => messages.store(message),
    start: () => undefined,
    close: () => Promise.resolve(),
  };
}
