import { findNetwork } from '@spinreel/exporters/networks/index';
import { defaultNameTemplate, nameBuild } from '@spinreel/variants/builds/name-build';
import { type ArtifactDetails, readDetails } from '../exports/artifact-rows.ts';
import type { ArtifactRow } from '../storage/tables.ts';

/** What the name of a file in an archive depends on. */
export type NamedRow = Pick<ArtifactRow, 'id' | 'network' | 'file_name' | 'generated_at' | 'details'>;

/** A finished file with its path in an archive. */
export interface NamedFile<Row extends NamedRow> {
  readonly row: Row;
  readonly details: ArtifactDetails | null;
  /** With the folder of the network, if there are folders. */
  readonly path: string;
}

/**
 * Names finished files in an archive. Without a template, files of one variant in one language keep the names of their
 * downloads, and of those with the same name the newest stays. Otherwise each network has a folder, and of the files of one
 * variant, language and network the newest stays.
 */
export function nameArchivedFiles<Row extends NamedRow>(
  rows: readonly Row[],
  template: string | null,
): NamedFile<Row>[] {
  const files = rows.map((row) => ({ row, details: readDetails(row) }));
  const kinds = new Set(files.map(({ details }) => formatKind(details)));
  if (template === null && kinds.size <= 1)
    return keepNewest(files, ({ row }) => row.file_name).map((file) => ({
      ...file,
      path: file.row.file_name,
    }));
  const newest = keepNewest(files, ({ row, details }) => `${formatKind(details)} ${row.network}`);
  const used = new Set<string>();
  return newest.map(({ row, details }) => {
    const { extension, stem } = splitName(row.file_name);
    const values = {
      ad: details?.adName || 'ad',
      variant: details?.variantSlug ?? 'base',
      language: details?.language ?? '',
      network: row.network,
      market: details?.market ?? '',
      date: new Date(row.generated_at),
    };
    const wanted = carriesName(row.network)
      ? stem
      : nameBuild(template ?? defaultNameTemplate, values) || row.network;
    const name = `${row.network}/${wanted}`;
    let path = `${name}${extension}`;
    for (let number = 2; used.has(path.toLowerCase()); number += 1) path = `${name}-${number}${extension}`;
    used.add(path.toLowerCase());
    return { row, details, path };
  });
}

/** Leaves out files for which there is a newer one with the same key. */
function keepNewest<File extends { readonly row: NamedRow }>(
  files: readonly File[],
  getKey: (file: File) => string,
): File[] {
  const newest = new Map<string, File>();
  for (const file of files) {
    const known = newest.get(getKey(file));
    if (known === undefined || known.row.generated_at <= file.row.generated_at)
      newest.set(getKey(file), file);
  }
  return files.filter((file) => newest.get(getKey(file)) === file);
}

function formatKind(details: ArtifactDetails | null): string {
  return `${details?.variantId ?? ''} ${details?.language ?? ''}`;
}

function splitName(fileName: string): { stem: string; extension: string } {
  const dot = fileName.lastIndexOf('.');
  return { stem: fileName.slice(0, dot), extension: fileName.slice(dot) };
}

/** Whether the page in a network's file carries the name of the file, which must not change then. */
function carriesName(network: string): boolean {
  return findNetwork(network)?.container.entryPath.includes('{name}') === true;
}
