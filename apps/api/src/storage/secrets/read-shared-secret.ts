import type { Database } from '../database.ts';

/**
 * Returns the secret with a name from the database. If there is none, stores the result of `make` first. Servers that
 * start at the same time get the same secret.
 */
export async function readSharedSecret(
  database: Database,
  name: string,
  make: () => string,
): Promise<string> {
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
