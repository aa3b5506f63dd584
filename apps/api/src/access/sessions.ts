import { randomBytes } from 'node:crypto';
import type { Database } from '../storage/tables.ts';
import { prepareQuery } from '../storage/sqlite/prepare-query.ts';
import { computeSha256 } from '../storage/sha256.ts';

/** How long a session is valid if its browser is never closed, in milliseconds. */
const sessionTtlMs = 30 * 24 * 60 * 60 * 1000;

/** The unlocked browser sessions. A session is known here by the hash of its secret, which only the browser has. */
export interface Sessions {
  /** Begins a session and returns its secret: 256 random bits. */
  begin(): Promise<string>;
  /** The session's id, which owns ads and assets; null when it is unknown, over, or ended. */
  find(secret: string): Promise<string | null>;
  end(secret: string): Promise<void>;
  removeExpired(): Promise<void>;
}

/** `now` is the clock in milliseconds. */
export function createSessions(database: Database, now: () => number): Sessions {
  const isoAt = (timeMs: number): string => new Date(timeMs).toISOString();
  return {
    async begin() {
      const secret = randomBytes(32).toString('base64url');
      await database
        .insertInto('session')
        .values({
          id_hash: computeSha256(secret),
          created_at: isoAt(now()),
          expires_at: isoAt(now() + sessionTtlMs),
        })
        .execute();
      return secret;
    },
    async find(secret) {
      const [row] = await findSession(database, { idHash: computeSha256(secret), at: isoAt(now()) });
      return row?.id_hash ?? null;
    },
    async end(secret) {
      await database.deleteFrom('session').where('id_hash', '=', computeSha256(secret)).execute();
    },
    async removeExpired() {
      await database.deleteFrom('session').where('expires_at', '<=', isoAt(now())).execute();
    },
  };
}

const findSession = prepareQuery((db, { idHash, at }: { idHash: string; at: string }) =>
  db.selectFrom('session').select('id_hash').where('id_hash', '=', idHash).where('expires_at', '>', at),
);
