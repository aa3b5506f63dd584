import { uploadQuota } from '@spinreel/config-schema/limits/limits';
import { messages } from '@spinreel/config-schema/messages/messages';
import { ApiProblem } from '../errors/api-problem.ts';
import type { Settings } from '../settings/settings.ts';
import type { Database } from '../storage/tables.ts';

/** Limits uploads, so that no client can fill the disk. Only accepted uploads count. */
export interface UploadQuota {
  /** Throws `too-many-uploads` if the quota of the session, of its IP address, or of all sessions together is used up. */
  require(upload: { sessionId: string; address: string }): Promise<void>;
}

/**
 * Creates the quota. `now` is the clock in milliseconds. The sessions of an IP address are stored in memory only, for
 * one window.
 */
export function createUploadQuota(options: {
  database: Database;
  settings: Pick<Settings, 'uploadsPerHour'>;
  now: () => number;
}): UploadQuota {
  const { database, settings, now } = options;
  const { windowMs, bytesPerFile, sessionsPerAddress, sessionsOverall } = uploadQuota;
  /** By IP address and session: when the session last uploaded from the address. */
  const seen = new Map<string, Map<string, number>>();

  function findSessionsAt(address: string, sessionId: string): string[] {
    const sessions = (seen.get(address) ?? new Map<string, number>()).set(sessionId, now());
    seen.set(address, sessions);
    for (const [other, times] of seen) {
      for (const [id, lastMs] of times) if (lastMs <= now() - windowMs) times.delete(id);
      if (times.size === 0) seen.delete(other);
    }
    return [...sessions.keys()];
  }

  async function requireQuota(limit: {
    sessionIds: readonly string[] | null;
    sessions: number;
    message: string;
  }): Promise<void> {
    const { sessionIds, sessions, message } = limit;
    const counts = await Promise.all([countFiles('asset', sessionIds), countFiles('file_check', sessionIds)]);
    const files = counts.reduce((total, count) => total + count.files, 0);
    const bytes = counts.reduce((total, count) => total + (count.bytes ?? 0), 0);
    const maxFiles = settings.uploadsPerHour * sessions;
    if (files < maxFiles && bytes < maxFiles * bytesPerFile) return;
    const oldestMs = Math.min(
      ...counts.flatMap(({ oldest }) => (oldest === null ? [] : [Date.parse(oldest)])),
    );
    const retryAfterSeconds = Math.max(1, Math.ceil((oldestMs + windowMs - now()) / 1000));
    throw new ApiProblem('too-many-uploads', { message, retryAfterSeconds });
  }

  /** Counts the uploads for ads (`asset`) or the files uploaded to be checked (`file_check`) in the window. */
  async function countFiles(
    table: 'asset' | 'file_check',
    sessionIds: readonly string[] | null,
  ): Promise<{ files: number; bytes: number | null; oldest: string | null }> {
    let query = database
      .selectFrom(table)
      .select((is) => [
        is.fn.countAll<number>().as('files'),
        is.fn.sum<number | null>('size_bytes').as('bytes'),
        is.fn.min<string | null>('created_at').as('oldest'),
      ])
      .where('created_at', '>', new Date(now() - windowMs).toISOString());
    if (sessionIds !== null) query = query.where('session_id', 'in', sessionIds);
    return await query.executeTakeFirstOrThrow();
  }

  return {
    async require({ sessionId, address }) {
      const { tooMany: own, tooManyTogether: message } = messages.upload;
      const atAddress = findSessionsAt(address, sessionId);
      await requireQuota({ sessionIds: [sessionId], sessions: 1, message: own });
      if (atAddress.length > 1)
        await requireQuota({ sessionIds: atAddress, sessions: sessionsPerAddress, message });
      await requireQuota({ sessionIds: null, sessions: sessionsOverall, message });
    },
  };
}
