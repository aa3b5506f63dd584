import type { ContactMessages, StoredMessage } from '../contact-messages.ts';
import type { Mailer } from './mailer.ts';
import type { MailTransport } from './smtp-transport.ts';

/**
 * Logged when a mail will be retried. Contains only the error code, because the mail server's message may quote
 * addresses.
 */
class MailNotSent extends Error {
  override readonly name = 'MailNotSent';
  readonly messageId: string;
  readonly code: string;

  constructor(messageId: string, reason: unknown) {
    super('A contact message could not be mailed and will be tried again');
    this.messageId = messageId;
    this.code = describeCodes(reason);
  }
}

/** How often to check for messages that are due, in milliseconds. */
const checkIntervalMs = 20 * 1000;

/** Stores messages in the database and mails them. Retries until the mail server accepts them. */
export function createSmtpMailer(options: { messages: ContactMessages; transport: MailTransport }): Mailer {
  const { messages, transport } = options;
  let report: (error: unknown) => void = () => undefined;
  let timer: NodeJS.Timeout | null = null;
  let lastRound: Promise<void> = Promise.resolve();

  /** Rounds run one after the other, so that the process opens one connection to the mail server at a time. */
  function startRound(): void {
    if (timer !== null) lastRound = lastRound.then(() => mailAllDue().catch(report));
  }

  async function mailAllDue(): Promise<void> {
    for (let message = await claimNext(); message !== null; message = await claimNext()) {
      try {
        await transport.send(message);
      } catch (error) {
        report(new MailNotSent(message.id, error));
        continue;
      }
      await messages.markMailed(message.id);
    }
  }

  /** Claims the next due message; null if there is none or the mailer is closed. */
  async function claimNext(): Promise<StoredMessage | null> {
    return timer === null ? null : await messages.claimDue();
  }

  return {
    async accept(message) {
      await messages.store(message);
      startRound();
    },
    start(onProblem) {
      report = onProblem;
      timer = setInterval(startRound, checkIntervalMs);
      timer.unref();
      startRound();
    },
    async close() {
      if (timer !== null) clearInterval(timer);
      timer = null;
      await lastRound;
      transport.close();
    },
  };
}

function describeCodes(reason: unknown): string {
  const { code, responseCode }: { code?: unknown; responseCode?: unknown } =
    typeof reason === 'object' && reason !== null ? reason : {};
  const codes = typeof code === 'string' ? [code] : [];
  return [...codes, ...(typeof responseCode === 'number' ? [responseCode] : [])].join(' ') || 'unknown';
}
