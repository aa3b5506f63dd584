import { existsSync } from 'node:fs';
import { basename, isAbsolute, join } from 'node:path';
import type { AdConfig } from '@spinreel/config-schema/ad/ad-config';
import { isPlainObject } from '@spinreel/config-schema/plain-object';

/** Names the files of an ad in sheets, and finds them again. */
export interface FileNames {
  readonly nameFile: (path: string) => string;
  /** Returns the path of a file, relative to the ad config; null if there is none. */
  readonly findFile: (name: string) => string | null;
}

/**
 * Names each file of an ad by the end of its path, or by its path if the end is not unique. Other files are found by their
 * path, relative to `folder`, the one of the ad config.
 */
export function createFileNames(config: AdConfig, folder: string): FileNames {
  const paths = [...new Set(listFilePaths(config))];
  const isUnique = (path: string) => paths.filter((each) => basename(each) === basename(path)).length === 1;
  const nameFile = (path: string) => (isUnique(path) ? basename(path) : path);
  return {
    nameFile,
    findFile(name) {
      if (!isAbsolute(name) && !name.includes('\0') && existsSync(join(folder, name))) return name;
      return paths.find((path) => nameFile(path) === name || path === name) ?? null;
    },
  };
}

function listFilePaths(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(listFilePaths);
  if (!isPlainObject(part)) return [];
  return Object.entries(part).flatMap(([key, value]) =>
    key === 'filePath' && typeof value === 'string' ? [value] : listFilePaths(value),
  );
}
