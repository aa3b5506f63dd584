import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** The database of any engine. Queries use kysely and only SQL that every supported engine understands. */
export type Database = Kysely<Tables>;
