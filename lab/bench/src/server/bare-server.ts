/**
 * A minimal server that does the work of the product's saves and exports: only Fastify, the same rows read and written
 * in SQLite with the same durability, the same file lookups, the config hashed once to find the finished file, and the
 * same file sent. The bench stores the file as `file`, and the report of its check as `report.json`, in the server's
 * folder. Prints its address.
 */
import { createHash } from 'node:crypto';
import { createReadStream, readFileSync, writeFileSync } from 'node:fs';
import { access, stat } from 'node:fs/promises';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import Fastify from 'fastify';

const keptVersions = 20;
/** As many assets as the sample ad uses. */
const assetIds = Array.from({ length: 7 }, (_, place) => `asset-${place}`);

const folder = process.env['DATA_DIR'] ?? '.';
const file = join(folder, 'file');
let report: unknown = null;
const database = new Sqlite(join(folder, 'bare.sqlite'));
database.pragma('journal_mode = WAL');
database.pragma('synchronous = FULL');
database.exec(`
  create table ad (id text primary key, version integer not null, doc text not null, updated_at text not null);
  create table ad_revision (ad_id text, version integer, doc text, saved_at text, primary key (ad_id, version));
  create table asset (id text primary key, session_id text, original_sha256 text, facts text);
  create table artifact
    (id text primary key, ad_id text, sha256 text, size_bytes integer, expires_at text, report text);
`);
const insert = database.prepare("insert or ignore into ad values (?, 1, '{}', '')");
const find = database.prepare('select * from ad where id = ?');
const update = database.prepare('update ad set version = version + 1, doc = ?, updated_at = ? where id = ?');
const keep = database.prepare('insert into ad_revision values (?, ?, ?, ?)');
const drop = database.prepare('delete from ad_revision where ad_id = ? and version <= ?');
const addAsset = database.prepare('insert into asset values (?, ?, ?, ?)');
for (const id of assetIds) {
  addAsset.run(id, 'session', 'a'.repeat(64), JSON.stringify({ widthPx: 1080, heightPx: 1920 }));
  writeFileSync(join(folder, id), id);
}
const findAssets = database.prepare(`select * from asset where id in (${assetIds.map(() => '?').join()})`);
const finish = database.prepare('insert into artifact values (?, ?, ?, ?, ?, ?)');

const save = database.transaction((id: string, doc: string) => {
  insert.run(id);
  const old = find.get(id) as { version: number; doc: string; updated_at: string };
  update.run(doc, new Date().toISOString(), id);
  keep.run(id, old.version, old.doc, old.updated_at);
  drop.run(id, old.version - keptVersions);
  return old.version + 1;
});

const app = Fastify();
app.route({
  method: 'PUT',
  url: '/ads/:id',
  handler: (request, reply) => {
    const { id } = request.params as { id: string };
    findAssets.all(...assetIds);
    const version = save(id, JSON.stringify(request.body));
    void reply.send({ success: true, data: { id, version, config: request.body } });
  },
});
app.route({
  method: 'POST',
  url: '/exports/:id',
  handler: async (request) => {
    const { id } = request.params as { id: string };
    find.get(id);
    findAssets.all(...assetIds);
    await Promise.all(assetIds.map((assetId) => stat(join(folder, assetId))));
    const fingerprint = createHash('sha256').update(JSON.stringify(request.body)).digest('hex');
    const { size } = await stat(file);
    const expiresAt = new Date().toISOString();
    report ??= JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8'));
    // The product looks for a publishing report. Most ads have none.
    await access(join(folder, fingerprint)).catch(() => null);
    finish.run(crypto.randomUUID(), id, 'a'.repeat(64), size, expiresAt, JSON.stringify(report));
    return { success: true, data: { id, downloadUrl: '/file', fileSize: size, config: request.body } };
  },
});
app.route({
  method: 'GET',
  url: '/file',
  handler: async (_request, reply) => {
    const { size } = await stat(file);
    return await reply.type('text/html').header('content-length', size).send(createReadStream(file));
  },
});
process.stdout.write(`${await app.listen({ port: 0, host: '127.0.0.1' })}\n`);
process.once('SIGTERM', () => void app.close());
