import type { XlsxPackage } from './xlsx-package.ts';

/** A link from one part of an XLSX file to another part, or to a URL. */
export interface Relationship {
  /** The last segment of the type's URI, which both variants of the format share: `worksheet`, `image`. */
  readonly type: string;
  /** The path of a part, or a URL if `isExternal`. */
  readonly target: string;
  readonly isExternal: boolean;
}

/** The relationships of a part, by their ids. */
export type Relationships = ReadonlyMap<string, Relationship>;

/** Reads the relationships of a part, or of the whole file if `path` is empty. There may be none. */
export async function readRelationships(file: XlsxPackage, path: string): Promise<Relationships> {
  const relationships = new Map<string, Relationship>();
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  await file.parseXml(`${folder}_rels/${path.slice(folder.length)}.rels`, {
    onOpen(name, { Id: id, Type: type, Target: target, TargetMode: mode }) {
      if (name !== 'Relationship' || id === undefined || target === undefined) return;
      const isExternal = mode === 'External';
      relationships.set(id, {
        type: type?.slice(type.lastIndexOf('/') + 1) ?? '',
        target: isExternal ? target : resolvePath(folder, target),
        isExternal,
      });
    },
  });
  return relationships;
}

/** Returns the path of the first part of this type, or undefined. */
export function findTarget(relationships: Relationships, type: string): string | undefined {
  for (const relationship of relationships.values()) {
    if (relationship.type === type && !relationship.isExternal) return relationship.target;
  }
  return undefined;
}

/** Resolves a path as URLs are resolved, so that `..` cannot leave the file. */
function resolvePath(folder: string, target: string): string {
  const segments: string[] = [];
  const all = target.startsWith('/') ? target : `${folder}${target}`;
  for (const segment of all.replaceAll('\\', '/').split('/')) {
    if (segment === '..') segments.pop();
    else if (segment !== '' && segment !== '.') segments.push(segment);
  }
  return segments.join('/');
}
