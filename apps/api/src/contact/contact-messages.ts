import { serverTimings } from '@spinreel/config-schema/limits/server-timings';
import type { Database, ContactMessageRow } from '../storage/tables.ts';

/** A message from the contact page, as its author wrote it. */
export interface StoredMessage {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** Empty if the author left the field empty. */
  readonly message: string;
  /** ISO 8601. */
  readonly receivedAt: string;
}

/** The contact messages in the database. */
export interface ContactMessages {
  /** Stores a message. A message with an existing id is ignored. */
  store(message: StoredMessage): Promise<void>;
  /**
   * Claims the message that has been due longest, and prevents other processes from claiming it until its next attempt.
   * Returns null if no message is due.
   */
  claimDue(): Promise<StoredMessage | null>;
  markMailed(id: string): Promise<void>;
  /** Lists the messages that have not been mailed, oldest first. */
  listWaiting(): Promise<StoredMessage[]>;
}

/** `now` is the clock in milliseconds. */
export function createContactMessages(database: Database, now: () => number): ContactMessages {
  const isoAt = (timeMs: number): string => new Date(timeMs).toISOString();
  const selectWaiting = () =>
    database.selectFrom('contact_message').selectAll().where('mailed_at', 'is', null);
  return {
    async store({ id, name, email, message, receivedAt }) {
      await database
        .insertInto('contact_message')
        .values({
          id,
          name,
          email,
          message,
          received_at: receivedAt,
          attempts: 0,
          next_attempt_at: receivedAt,
          mailed_at: null,
        })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
    },
    async claimDue() {
      const due = selectWaiting().where('next_attempt_at', '<=', isoAt(now())).orderBy('next_attempt_at');
      for (const row of await due.limit(10).execute()) {
        const attempts = row.attempts + 1;
        const claimed = await database
          .updateTable('contact_message')
          .set({ attempts, next_attempt_at: isoAt(now() + computeRetryDelayMs(attempts)) })
          .where('id', '=', row.id)
          .where('attempts', '=', row.attempts)
          .where('mailed_at', 'is', null)
          .executeTakeFirst();
        // Another process may have claimed the message first.
        if (claimed.numUpdatedRows > 0n) return toStoredMessage(row);
      }
      return null;
    },
    async markMailed(id) {
      await database
        .updateTable('contact_message')
        .set({ mailed_at: isoAt(now()) })
        .where('id', '=', id)
        .execute();
    },
    async listWaiting() {
      return (await selectWaiting().orderBy('received_at').execute()).map(toStoredMessage);
    },
  };
}

function toStoredMessage(row: ContactMessageRow): StoredMessage {
  const { id, name, email, message, received_at: receivedAt } = row;
  return { id, name, email, message, receivedAt };
}

/**
 * Returns how long after its start the nth attempt to mail a message counts as failed, in milliseconds. Doubles up to a
 * limit.
 */
function computeRetryDelayMs(attempts: number): number {
  return Math.min(serverTimings.mailRetryFirstMs * 2 ** (attempts - 1), serverTimings.mailRetryMaxMs);
}
