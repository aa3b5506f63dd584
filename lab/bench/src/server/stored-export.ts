import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import type { ServedProgram } from './served-product.ts';

/** What the product has in the row of a finished file. */
export interface StoredExport {
  readonly sha256: string;
  /** JSON. */
  readonly parts: string;
  /** JSON. */
  readonly report: string;
}

/** A range of a blob. */
export interface FilePart {
  readonly sha256: string;
  readonly start: number;
  readonly end: number;
}

/** Reads the parts of a finished file, one after the other. */
export function readParts({ parts }: StoredExport): FilePart[] {
  return JSON.parse(parts) as FilePart[];
}

/** Copies the row of the product's finished file with this id, and the blobs of its parts, to the bare server. */
export async function copyStoredExport(
  id: string,
  { product, bare }: { product: ServedProgram; bare: ServedProgram },
): Promise<void> {
  const stored = readStoredExport(id, product);
  const folder = join(bare.folder, 'blobs');
  await mkdir(folder);
  for (const { sha256 } of readParts(stored)) {
    await copyFile(join(product.folder, 'blobs', sha256.slice(0, 2), sha256), join(folder, sha256));
  }
  await writeFile(join(bare.folder, 'stored-export.json'), JSON.stringify(stored));
}

function readStoredExport(id: string, { folder }: ServedProgram): StoredExport {
  const database = new Sqlite(join(folder, 'spinreel.sqlite'), { readonly: true });
  try {
    const select = database.prepare('select sha256, parts, report from artifact where id = ?');
    return select.get(id) as StoredExport;
  } finally {
    database.close();
  }
}
