import type { Compilable, CompiledQuery } from 'kysely';
import type { Database } from './database.ts';

/**
 * A query of the busiest paths: building and compiling one takes kysely longer than the database needs to answer it, so
 * this is done once for each database. `build` gets stand-ins for the values, which it can only put into the query.
 *
 * @example
 * const findAd = preparedQuery((db, { id }: { id: string }) => db.selectFrom('ad').selectAll().where('id', '=', id));
 * const [row] = await findAd(database, { id: 'ad-1' });
 */
export function preparedQuery<Values extends object, Row>(
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
    const { rows } = await db.executeQuery<Row>({ ...query, parameters });
    return rows;
  };
}

class StandIn<Name> {
  readonly name: Name;

  constructor(name: Name) {
    this.name = name;
  }
}
