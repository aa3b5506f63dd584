import { HandleEmptyInListsPlugin, replaceWithNoncontingentExpression } from 'kysely';

/** Makes `in` with an empty list match no rows. SQLite does this by default, but PostgreSQL rejects the query. */
export const emptyLists = new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression });
