import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** The database, whatever the engine: queries are written with kysely, in SQL that every engine understands. */
export type Database = Kysely<Tables>;
