import type { Compilable, CompiledQuery } from 'kysely';
import type { Database } from '../tables.ts';
import { runAtOnce } from './sqlite-dialect.ts';

/**
 * Prepares a query that runs often. Kysely takes longer to build and compile it than the database takes to answer it,
 * so it is compiled once per database. `build` receives placeholders, which it may only pass into the query.
 *
 * @example
 * const findAd = prepareQuery((db, { id }: { id: string }) => db.selectFrom('ad').selectAll().where('id', '=', id));
 * const [row] = await findAd(database, { id: 'ad-1' });
 */
export function prepareQuery<Values extends object, Row>(
  build: (db: Database, values: Values) => Compilable<Row>,
): (db: Database, values: Values) => Promise<readonly Row[]> {
  const standIns = new Proxy({} as Values, { get: (_values, name) => new StandIn(name as keyof Values) });
  // Transactions have their database's adapter.
  const compiled = new WeakMap<object, CompiledQuery<Row>>();
  return async (db, values) => {
    const { adapter } = db.getExecutor();
    const query = compiled.get(adapter) ?? build(db, standIns).compile();
    compiled.set(adapter, query);
    const parameters = query.parameters.map((parameter) =>
      parameter instanceof StandIn ? values[parameter.name as keyof Values] : parameter,
    );
    const ready = { ...query, parameters };
    return runAtOnce(db, ready) ?? (await db.executeQuery<Row>(ready)).rows;
  };
}

class StandIn<Name> {
  readonly name: Name;

  constructor(name: Name) {
    this.name = name;
  }
}
