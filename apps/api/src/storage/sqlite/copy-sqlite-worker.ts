/**
 * Copies the database `from` in its current state to the file `to` and checks the copy. Runs in a separate thread,
 * because copying a large database would block the server.
 */
import { workerData } from 'node:worker_threads';
import Sqlite from 'better-sqlite3';

const { from, to } = workerData as { from: string; to: string };

const source = new Sqlite(from, { readonly: true, fileMustExist: true });
source.prepare('vacuum into ?').run(to);
source.close();

const copy = new Sqlite(to, { readonly: true });
const verdict = copy.pragma('integrity_check', { simple: true });
copy.close();
if (verdict !== 'ok') throw new Error(`The copy of the database is damaged: ${String(verdict)}`);
