import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { Database } from '../tables.ts';
import { groupTransactions } from './group-transactions.ts';
import { openSqlite } from './open-sqlite.ts';

it('groups concurrent calls in one transaction, in order', async () => {
  const { database, transact, ids } = await setup();
  const begun = vi.spyOn(database, 'transaction');
  const results = await Promise.all(['c', 'a', 'b'].map((id) => transact((db) => add(db, id))));
  expect(results).toEqual(['c', 'a', 'b']);
  expect(ids()).toEqual(['c', 'a', 'b']);
  expect(begun).toHaveBeenCalledOnce();
});

it('waits for calls that arrive while it reads others', async () => {
  const { database, transact, ids } = await setup();
  const begun = vi.spyOn(database, 'transaction');
  const first = transact((db) => add(db, 'a'));
  await nextTurn();
  const second = transact((db) => add(db, 'b'));
  await nextTurn();
  const third = transact((db) => add(db, 'c'));
  await Promise.all([first, second, third]);
  expect(ids()).toEqual(['a', 'b', 'c']);
  expect(begun).toHaveBeenCalledOnce();
});

it('does not wait for ever if calls keep arriving', async () => {
  const { transact, ids } = await setup();
  const calls: Promise<string>[] = [];
  for (let call = 0; call < 100; call += 1) {
    calls.push(transact((db) => add(db, `call ${call}`)));
    await nextTurn();
  }
  expect(ids().length).toBeGreaterThan(0);
  await Promise.all(calls);
  expect(ids()).toHaveLength(100);
});

it('responds only when another connection can read what was written', async () => {
  const { transact, ids } = await setup();
  const found = await Promise.all(['a', 'b'].map((id) => transact((db) => add(db, id)).then(ids)));
  expect(found).toEqual([
    ['a', 'b'],
    ['a', 'b'],
  ]);
});

it('rolls back only the call that fails', async () => {
  const { transact, ids } = await setup();
  const outcomes = await Promise.allSettled([
    transact((db) => add(db, 'a')),
    transact(async (db) => {
      await add(db, 'half');
      throw new Error('refused');
    }),
    transact((db) => add(db, 'b')),
  ]);
  expect(outcomes).toMatchObject([{ value: 'a' }, { reason: { message: 'refused' } }, { value: 'b' }]);
  expect(ids()).toEqual(['a', 'b']);
});

async function add(db: Database, id: string): Promise<string> {
  await db.insertInto('session').values({ id_hash: id, created_at: '', expires_at: '' }).execute();
  return id;
}

async function setup() {
  const folder = await mkdtemp(join(tmpdir(), 'spinreel-database-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const path = join(folder, 'test.sqlite');
  const database = await openSqlite(path);
  onTestFinished(() => database.destroy());
  const reader = new Sqlite(path, { readonly: true });
  onTestFinished(() => void reader.close());
  const ids = () => reader.prepare('select id_hash from session order by rowid').pluck().all();
  return { database, transact: groupTransactions(database), ids };
}
