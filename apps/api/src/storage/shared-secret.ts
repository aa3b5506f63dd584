import type { Database } from './database.ts';

/**
 * The secret of that name in the database; where there is none, what `make` returns is kept there. Servers that start
 * together agree on one.
 */
export async function sharedSecret(database: Database, name: string, make: () => string): Promise<string> {
  await database
    .insertInto('secret')
    .values({ name, value: make() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { value } = await database
    .selectFrom('secret')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return value;
}
