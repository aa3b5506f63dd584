import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openSqlite } from './open-sqlite.ts';
import { prepareQuery } from './prepare-query.ts';

it('is built once for each database, and runs with the values of each call', async () => {
  let built = 0;
  const find = prepareQuery((db, { from, until }: { from: string; until: string }) => {
    built += 1;
    return db
      .selectFrom('session')
      .select('id_hash')
      .where('expires_at', '<', until)
      .where('expires_at', '>=', from)
      .where('created_at', '=', 'today')
      .orderBy('id_hash');
  });
  const [first, second] = [await databaseWith(['a', 'b', 'c']), await databaseWith(['b'])];
  expect(await find(first, { from: 'a', until: 'c' })).toEqual([{ id_hash: 'a' }, { id_hash: 'b' }]);
  expect(await find(first, { from: 'c', until: 'd' })).toEqual([{ id_hash: 'c' }]);
  expect(built).toBe(1);
  expect(await find(second, { from: 'a', until: 'd' })).toEqual([{ id_hash: 'b' }]);
  expect(built).toBe(2);
});

it('runs in the transaction that it is given', async () => {
  const end = prepareQuery((db, { id }: { id: string }) =>
    db.deleteFrom('session').where('id_hash', '=', id),
  );
  const database = await databaseWith(['a', 'b']);
  await end(database, { id: 'a' });
  const cancelled = database.transaction().execute(async (db) => {
    await end(db, { id: 'b' });
    throw new Error('cancelled');
  });
  await expect(cancelled).rejects.toThrow('cancelled');
  expect(await database.selectFrom('session').select('id_hash').execute()).toEqual([{ id_hash: 'b' }]);
});

it('waits for a transaction that it is not part of', async () => {
  const list = prepareQuery((db, { until }: { until: string }) =>
    db.selectFrom('session').select('id_hash').where('expires_at', '<', until),
  );
  const database = await databaseWith(['a', 'b']);
  const results: unknown[] = [];
  const cancelled = database.transaction().execute(async (db) => {
    await db.deleteFrom('session').execute();
    void list(database, { until: 'z' }).then((rows) => results.push(rows));
    await new Promise((resolve) => setTimeout(resolve, 20));
    results.push('cancelled');
    throw new Error('cancelled');
  });
  await expect(cancelled).rejects.toThrow('cancelled');
  await expect.poll(() => results).toEqual(['cancelled', [{ id_hash: 'a' }, { id_hash: 'b' }]]);
});

async function databaseWith(ids: readonly string[]) {
  const folder = await mkdtemp(join(tmpdir(), 'spinreel-database-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const database = await openSqlite(join(folder, 'test.sqlite'));
  onTestFinished(() => database.destroy());
  const rows = ids.map((id) => ({ id_hash: id, created_at: 'today', expires_at: id }));
  await database.insertInto('session').values(rows).execute();
  return database;
}
