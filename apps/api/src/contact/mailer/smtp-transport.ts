import { createTransport } from 'nodemailer';
import type { StoredMessage } from '../contact-messages.ts';
import type { MailSettings } from '../../settings/mail-settings.ts';

/** Sends mail through a mail server. */
export interface MailTransport {
  /** Mails one message. Rejects if the server does not accept it. */
  send(message: StoredMessage): Promise<void>;
  close(): void;
}

/** How long to wait for the mail server, in milliseconds. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 } as const;

/**
 * Creates a transport that sends mail by SMTP. User input is passed as values, never as header lines, and cannot make
 * the mailer open a file or a URL.
 */
export function createSmtpTransport({ smtpUrl, to, from }: MailSettings): MailTransport {
  const transport = createTransport(
    { url: smtpUrl, ...timeouts },
    { disableFileAccess: true, disableUrlAccess: true },
  );
  return {
    async send({ id, name, email, message, receivedAt }) {
      await transport.sendMail({
        // A retried message has the same id, so that mail clients can detect duplicates.
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
