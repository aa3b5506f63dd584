import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** What a check of all data has shown. `failed`: the database is damaged or unreadable. `stopped`: the check did not end. */
export type CheckOutcome =
  | { readonly state: 'sound' }
  | { readonly state: 'failed'; readonly error: Error }
  | { readonly state: 'stopped' };

/** A check of a database that may still be running. Until it ends, nothing may be removed because of what the data say. */
export interface DatabaseCheck {
  /** Never rejects. */
  readonly outcome: Promise<CheckOutcome>;
  /** Ends the check without a verdict. Has no effect if it has ended. */
  stop(): void;
}

/** The check of a database that needs none. */
export const noCheck: DatabaseCheck = { outcome: Promise.resolve({ state: 'sound' }), stop: () => undefined };

/** Whether a check ends well, once it ends. */
export async function isSound({ outcome }: DatabaseCheck): Promise<boolean> {
  return (await outcome).state === 'sound';
}

/**
 * Runs SQLite's integrity check of the database at `path`, which other processes may use meanwhile. It reads the entire
 * file. `describe` makes the error of a failed check from its cause.
 */
export function startDatabaseCheck(
  path: string,
  describe: (cause: unknown) => Promise<Error>,
): DatabaseCheck {
  const program = fileURLToPath(new URL('check-sqlite-data.ts', import.meta.url));
  const stopping = new AbortController();
  const { signal } = stopping;
  // A process, because a thread could not be stopped while it is inside SQLite.
  const verdict = new Promise<string>((resolve, reject) => {
    execFile(process.execPath, [program, path], { signal, killSignal: 'SIGKILL' }, (error, stdout) => {
      if (error === null) resolve(stdout.trim());
      else reject(error);
    });
  });
  const outcome = verdict.then(
    async (text): Promise<CheckOutcome> =>
      text === 'ok' ? { state: 'sound' } : { state: 'failed', error: await describe(new Error(text)) },
    async (cause: unknown): Promise<CheckOutcome> =>
      signal.aborted ? { state: 'stopped' } : { state: 'failed', error: await describe(cause) },
  );
  return { outcome, stop: () => stopping.abort() };
}
