import type Sqlite from 'better-sqlite3';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  SqliteAdapter,
  SqliteDialect,
} from 'kysely';
import type { Database } from '../tables.ts';

/**
 * Kysely's SQLite dialect with three changes. Each statement is compiled once. `runAtOnce` works. No rollback follows when
 * SQLite itself has ended a transaction, as it does on a full disk: that rollback would fail and hide the original error.
 */
export class CarefulSqliteDialect extends SqliteDialect {
  readonly #database: Sqlite.Database;
  readonly #prepare: Prepare;

  constructor(database: Sqlite.Database) {
    const prepare = preparedOnce(database);
    super({ database: { prepare, close: () => database.close() } });
    this.#database = database;
    this.#prepare = prepare;
  }

  override createAdapter(): SqliteAdapter {
    return new DirectAdapter(this.#database, this.#prepare);
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

type Prepare = (sql: string) => Sqlite.Statement;

/** Kysely's adapter, which a database and its transactions share, with what a query needs to run at once. */
class DirectAdapter extends SqliteAdapter {
  readonly database: Sqlite.Database;
  readonly prepare: Prepare;

  constructor(database: Sqlite.Database, prepare: Prepare) {
    super();
    this.database = database;
    this.prepare = prepare;
  }
}

/**
 * Runs a query of an SQLite database without Kysely's queue for its only connection, which takes longer than most queries.
 * Returns null, and runs nothing, where the query has to wait for a transaction that it is not part of, and with other engines.
 */
export function runAtOnce<Row>(db: Database, { sql, parameters }: CompiledQuery<Row>): Row[] | null {
  const { adapter } = db.getExecutor();
  if (!(adapter instanceof DirectAdapter) || adapter.database.inTransaction !== db.isTransaction) return null;
  const statement = adapter.prepare(sql);
  if (statement.reader) return statement.all(parameters) as Row[];
  statement.run(parameters);
  return [];
}

/** Far more than the program has; lists of different lengths make some of one. */
const maxStatements = 500;

function preparedOnce(database: Sqlite.Database): Prepare {
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
