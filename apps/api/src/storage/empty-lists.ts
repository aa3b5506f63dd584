import { HandleEmptyInListsPlugin, replaceWithNoncontingentExpression } from 'kysely';

/** `in` with an empty list is true of nothing: SQLite knows that by itself, PostgreSQL would not even read it. */
export const emptyLists = new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression });
