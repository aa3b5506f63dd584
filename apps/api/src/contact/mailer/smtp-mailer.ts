import type { ContactMessages, KeptMessage } from '../contact-messages.ts';
import type { Mailer } from './mailer.ts';
import { MailNotSent } from './mail-not-sent.ts';
import type { MailTransport } from './smtp-transport.ts';

/** How often to check for messages that are due, in milliseconds. */
const lookIntervalMs = 20 * 1000;

/** Keeps messages in the database and mails them, again and again until the mail server has taken them. */
export function createSmtpMailer(options: { messages: ContactMessages; transport: MailTransport }): Mailer {
  const { messages, transport } = options;
  let report: (error: unknown) => void = () => undefined;
  let timer: NodeJS.Timeout | null = null;
  let working: Promise<void> = Promise.resolve();

  /** One round at a time: a mail server is not to be called by many at once. */
  function look(): void {
    if (timer !== null) working = working.then(() => mailAllDue().catch(report));
  }

  async function mailAllDue(): Promise<void> {
    for (let message = await nextDue(); message !== null; message = await nextDue()) {
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
  async function nextDue(): Promise<KeptMessage | null> {
    return timer === null ? null : await messages.claimDue();
  }

  return {
    async accept(message) {
      await messages.keep(message);
      look();
    },
    start(onProblem) {
      report = onProblem;
      timer = setInterval(look, lookIntervalMs);
      timer.unref();
      look();
    },
    async close() {
      if (timer !== null) clearInterval(timer);
      timer = null;
      await working;
      transport.close();
    },
  };
}
