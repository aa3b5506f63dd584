import type { StoredMessage } from '../contact-messages.ts';

/** Delivers the messages of the contact page to the team. */
export interface Mailer {
  /**
   * Accepts a message. Once this resolves, the message survives a crash. A message that was already accepted is
   * ignored.
   */
  accept(message: StoredMessage): Promise<void>;
  /** Starts mailing waiting and future messages. `onProblem` receives failures, without any content of the messages. */
  start(onProblem: (error: unknown) => void): void;
  /** Stops mailing after the current attempt. Messages that have not been mailed stay in the outbox. */
  close(): Promise<void>;
}
