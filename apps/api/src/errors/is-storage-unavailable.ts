/** Returns whether an error means that the database or the blob store is temporarily unavailable. */
export function isStorageUnavailable(error: unknown): boolean {
  if (error instanceof StorageUnavailable) return true;
  if (!(error instanceof Error)) return false;
  if ('syscall' in error && error.syscall === 'connect') return true;
  const code = 'code' in error ? String(error.code) : '';
  return codes.test(code) || messages.test(error.message);
}

/** Connections that fail, by the system and by PostgreSQL: classes 08 and 57P, and too many connections. */
const codes = /^(ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|08...|57P0.|53300)$/;

/** What the client of PostgreSQL says of connections that end, have ended, or are not available in time. It has no codes for them. */
const messages =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/;

/**
 * Thrown when the database or the blob store is unreachable or refuses a request. The message is for operators only.
 */
export class StorageUnavailable extends Error {
  override readonly name = 'StorageUnavailable';
}
