import { randomBytes } from 'node:crypto';
import { textLimits } from '@spinreel/config-schema/limits/limits';
import type { Database, AccessTokenRow } from '../storage/tables.ts';
import { prepareQuery } from '../storage/sqlite/prepare-query.ts';
import { computeSha256 } from '../storage/sha256.ts';

/**
 * The minimum time between updates of a token's last use, in milliseconds, regardless of how many requests a script
 * sends.
 */
const lastUsedStepMs = 60_000;

/** Identifies the text as an access token, for people and for secret scanners. */
const tokenPrefix = 'spinreel_';

/** An access token as lists show it. */
export interface AccessToken {
  readonly id: string;
  readonly name: string;
  /** ISO 8601. */
  readonly createdAt: string;
  /** ISO 8601; null when it was never used. */
  readonly lastUsedAt: string | null;
}

/** The access tokens of scripts. The database has only their hashes: SHA-256 is enough for 256 random bits. */
export interface AccessTokens {
  /** Creates a token. Its text is returned here and never again. Throws when the name is empty or too long. */
  create(name: string): Promise<AccessToken & { readonly token: string }>;
  /** Returns the id of the session that the token represents, which owns ads and uploads; null for an unknown token. */
  findSession(token: string): Promise<string | null>;
  /** Oldest first. */
  list(): Promise<AccessToken[]>;
  /** Revokes a token, which is then refused. Returns whether the token existed. */
  revoke(id: string): Promise<boolean>;
}

/** `now` is the clock in milliseconds. */
export function createAccessTokens(database: Database, now: () => number): AccessTokens {
  const isoNow = (): string => new Date(now()).toISOString();
  return {
    async create(requestedName) {
      const name = requestedName.replaceAll(/\p{Cc}/gu, '').trim();
      if (name === '' || Array.from(name).length > textLimits.tokenName)
        throw new Error(`An access token needs a name of 1 to ${textLimits.tokenName} characters`);
      const token = `${tokenPrefix}${randomBytes(32).toString('base64url')}`;
      const row = {
        id: randomBytes(6).toString('hex'),
        name,
        token_hash: computeSha256(token),
        created_at: isoNow(),
        last_used_at: null,
      };
      await database.insertInto('access_token').values(row).execute();
      return { ...toAccessToken(row), token };
    },
    async findSession(token) {
      const [row] = await findToken(database, { hash: computeSha256(token) });
      if (row === undefined) return null;
      const lastUsedMs = row.last_used_at === null ? -Infinity : Date.parse(row.last_used_at);
      // On a full disk the time cannot be written, and reading must still work.
      if (now() - lastUsedMs >= lastUsedStepMs)
        await markUsed(database, { id: row.id, at: isoNow() }).catch(() => undefined);
      return `token-${row.id}`;
    },
    async list() {
      const rows = await database
        .selectFrom('access_token')
        .selectAll()
        .orderBy('created_at')
        .orderBy('id')
        .execute();
      return rows.map(toAccessToken);
    },
    async revoke(id) {
      const row = await database
        .deleteFrom('access_token')
        .where('id', '=', id)
        .returning('id')
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}

const findToken = prepareQuery((db, { hash }: { hash: string }) =>
  db.selectFrom('access_token').selectAll().where('token_hash', '=', hash),
);

async function markUsed(database: Database, { id, at }: { id: string; at: string }): Promise<void> {
  await database.updateTable('access_token').set({ last_used_at: at }).where('id', '=', id).execute();
}

function toAccessToken(row: AccessTokenRow): AccessToken {
  return { id: row.id, name: row.name, createdAt: row.created_at, lastUsedAt: row.last_used_at };
}
