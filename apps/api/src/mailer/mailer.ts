import type { KeptMessage } from '../contact/contact-messages.ts';

/** Brings the messages of the contact page to the people who answer them. */
export interface Mailer {
  /** Takes a message over. Once this resolves, the message outlives a crash; what was taken over already is not again. */
  accept(message: KeptMessage): Promise<void>;
  /** Mails what is waiting, now and from now on. `onProblem` hears of failures, with nothing of what people wrote. */
  start(onProblem: (error: unknown) => void): void;
  /** Stops mailing, once what is under way has ended. What is waiting goes on waiting. */
  close(): Promise<void>;
}
