import type Sqlite from 'better-sqlite3';
import { type DatabaseConnection, type Driver, SqliteDialect } from 'kysely';

/**
 * Kysely's SQLite dialect with two changes. Each statement is compiled once. No rollback follows when SQLite itself has
 * ended a transaction, as it does on a full disk: that rollback would fail and hide the original error.
 */
export class CarefulSqliteDialect extends SqliteDialect {
  readonly #database: Sqlite.Database;

  constructor(database: Sqlite.Database) {
    super({ database: { prepare: preparedOnce(database), close: () => database.close() } });
    this.#database = database;
  }

  override createDriver(): Driver {
    const driver = super.createDriver();
    const rollback = driver.rollbackTransaction.bind(driver);
    driver.rollbackTransaction = async (connection: DatabaseConnection) => {
      if (this.#database.inTransaction) await rollback(connection);
    };
    return driver;
  }
}

/** Far more than the program has; lists of different lengths make some of one. */
const maxStatements = 500;

function preparedOnce(database: Sqlite.Database): (sql: string) => Sqlite.Statement {
  const statements = new Map<string, Sqlite.Statement>();
  return (sql) => {
    const known = statements.get(sql);
    if (known !== undefined) return known;
    const statement = database.prepare(sql);
    if (statements.size >= maxStatements) statements.clear();
    statements.set(sql, statement);
    return statement;
  };
}
