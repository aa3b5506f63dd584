import type { ContactMessages } from '../contact/contact-messages.ts';
import type { Settings } from '../settings.ts';
import { keptMailer } from './kept-mailer.ts';
import type { Mailer } from './mailer.ts';
import { smtpMailer } from './smtp-mailer.ts';

/** The mailer that the settings ask for. */
export async function openMailer(messages: ContactMessages, mail: Settings['mail']): Promise<Mailer> {
  if (mail === null) return keptMailer(messages);
  // Who mails nothing need not load what mails.
  const { smtpTransport } = await import('./smtp-transport.ts');
  return smtpMailer({ messages, transport: smtpTransport(mail) });
}
