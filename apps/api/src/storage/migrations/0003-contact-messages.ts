import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Messages of the contact page, from their arrival until they were mailed and their time is over. */
export const contactMessages: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('contact_message')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('message', 'text', (column) => column.notNull())
      .addColumn('received_at', 'text', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('next_attempt_at', 'text', (column) => column.notNull())
      .addColumn('mailed_at', 'text')
      .execute();
    await db.schema
      .createIndex('contact_message_by_attempt')
      .on('contact_message')
      .column('next_attempt_at')
      .execute();
  },
};
