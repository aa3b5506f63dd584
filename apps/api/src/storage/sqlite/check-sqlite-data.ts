// Checks all data of the SQLite database at the path in its argument, and prints `ok` or what is wrong. Only reads.
import Sqlite from 'better-sqlite3';

const [path = ''] = process.argv.slice(2);
process.stdout.write(check());

function check(): string {
  try {
    const database = new Sqlite(path, { readonly: true, fileMustExist: true });
    const isOk = database.pragma('integrity_check', { simple: true }) === 'ok';
    database.close();
    return isOk ? 'ok' : 'it is damaged';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
