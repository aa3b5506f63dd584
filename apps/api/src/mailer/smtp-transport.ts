import { createTransport } from 'nodemailer';
import type { KeptMessage } from '../contact/contact-messages.ts';
import type { MailSettings } from './mail-settings.ts';

/** A way to a mail server. */
export interface MailTransport {
  /** Mails one message; rejects when the server has not taken it. */
  send(message: KeptMessage): Promise<void>;
  close(): void;
}

/** How long a mail server may take for anything, in milliseconds. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 } as const;

/**
 * A mail server reached by SMTP. What people wrote is handed over as values, never as lines of a header, and nothing in it
 * makes the mailer open a file or an address.
 */
export function smtpTransport({ smtpUrl, to, from }: MailSettings): MailTransport {
  const transport = createTransport(
    { url: smtpUrl, ...patience },
    { disableFileAccess: true, disableUrlAccess: true },
  );
  return {
    async send({ id, name, email, message, receivedAt }) {
      await transport.sendMail({
        // The same message has the same id, so that one which arrived twice can be told.
        messageId: `<${id}@${from.slice(from.lastIndexOf('@') + 1)}>`,
        from: { name: 'Spinreel', address: from },
        to: { name: '', address: to },
        replyTo: { name, address: email },
        envelope: { from, to: [to] },
        subject: `Contact form: ${name}`,
        date: new Date(receivedAt),
        text: `${message || '(no message)'}\n\n--\n${name} <${email}>\nReply to this mail to answer.\n`,
      });
    },
    close: () => transport.close(),
  };
}
