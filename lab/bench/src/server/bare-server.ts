/**
 * A minimal server that does the work of the product's saves, exports and downloads: only Fastify, the same rows read and
 * written in SQLite with the same durability, the same file lookups, the config hashed once to find the finished file, and
 * the same file composed from the same parts. The bench stores the row of the finished file as `stored-export.json` in the
 * server's folder, and the blobs of its parts in the folder `blobs`. Prints its address.
 */
import { createHash, hash } from 'node:crypto';
import { createReadStream, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import Sqlite from 'better-sqlite3';
import Fastify from 'fastify';
import { type FilePart, readParts, type StoredExport } from './stored-export.ts';

const keptVersions = 20;
/** As many assets as the sample ad uses. */
const assetIds = Array.from({ length: 7 }, (_, place) => `asset-${place}`);

const folder = process.env['DATA_DIR'] ?? '.';
/** Read with the first request, because the product makes the file while this server runs. */
let known: KnownFile | null = null;
const database = new Sqlite(join(folder, 'bare.sqlite'));
database.pragma('journal_mode = WAL');
database.pragma('synchronous = FULL');
database.exec(`
  create table ad (id text primary key, version integer not null, doc text not null, updated_at text not null);
  create table ad_revision (ad_id text, version integer, doc text, saved_at text, primary key (ad_id, version));
  create table asset (id text primary key, session_id text, original_sha256 text, facts text);
  create table artifact
    (id text primary key, ad_id text, sha256 text, size_bytes integer, expires_at text, report text, parts text);
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
const finish = database.prepare('insert into artifact values (?, ?, ?, ?, ?, ?, ?)');

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
  handler: (request, reply) => {
    const { id } = request.params as { id: string };
    find.get(id);
    findAssets.all(...assetIds);
    for (const assetId of assetIds) statSync(join(folder, assetId));
    const fingerprint = hash('sha256', JSON.stringify(request.body));
    const { paths, sha256, sizeBytes, report, parts } = loadFile();
    for (const path of paths.values()) statSync(path);
    const expiresAt = new Date().toISOString();
    // The product looks for a publishing report. Most ads have none.
    statSync(join(folder, fingerprint), { throwIfNoEntry: false });
    finish.run(crypto.randomUUID(), id, sha256, sizeBytes, expiresAt, report, parts);
    void reply.send({
      success: true,
      data: { id, downloadUrl: '/file', fileSize: sizeBytes, config: request.body },
    });
  },
});
app.route({
  method: 'GET',
  url: '/file',
  handler: async (_request, reply) => {
    const file = loadFile();
    const chunks = file.isVerified ? readFile(file) : verify(file);
    return await reply
      .type('text/html')
      .header('content-length', file.sizeBytes)
      .send(Readable.from(chunks, { objectMode: false }));
  },
});
process.stdout.write(`${await app.listen({ port: 0, host: '127.0.0.1' })}\n`);
process.once('SIGTERM', () => void app.close());

/** The finished file, with what every request needs. */
interface KnownFile extends StoredExport {
  readonly sizeBytes: number;
  readonly ranges: readonly FilePart[];
  /** The path of each blob, by digest. */
  readonly paths: ReadonlyMap<string, string>;
  /** Whether the whole file has been hashed. The product does it once an hour. */
  isVerified: boolean;
}

function loadFile(): KnownFile {
  if (known !== null) return known;
  const stored = JSON.parse(readFileSync(join(folder, 'stored-export.json'), 'utf8')) as StoredExport;
  const ranges = readParts(stored);
  known = {
    ...stored,
    ranges,
    sizeBytes: ranges.reduce((sum, { start, end }) => sum + end - start, 0),
    paths: new Map(ranges.map(({ sha256 }) => [sha256, join(folder, 'blobs', sha256)])),
    isVerified: false,
  };
  return known;
}

/** Opens all blobs at once, so that a download is completed although they are removed meanwhile, and reads each once. */
async function* readFile({ ranges, paths }: KnownFile): AsyncGenerator<Buffer> {
  const shared = Map.groupBy(ranges, ({ sha256 }) => sha256);
  const blobs = new Map(
    Array.from(paths, ([sha256, path]) => {
      const stream = createReadStream(path, { highWaterMark: 256 * 1024 });
      return [sha256, shared.get(sha256)?.length === 1 ? stream : buffer(stream)];
    }),
  );
  for (const { sha256, start, end } of ranges) {
    const blob = await blobs.get(sha256);
    if (blob instanceof Readable) yield* blob as AsyncIterable<Buffer>;
    else if (blob !== undefined) yield blob.subarray(start, end);
  }
}

async function* verify(file: KnownFile): AsyncGenerator<Buffer> {
  const digest = createHash('sha256');
  for await (const chunk of readFile(file)) {
    digest.update(chunk);
    yield chunk;
  }
  if (digest.digest('hex') !== file.sha256) throw new Error('The file is not that of the product');
  file.isVerified = true;
}
