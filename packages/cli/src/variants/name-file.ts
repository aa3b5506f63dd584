import { basename } from 'node:path';

/** Names a file of an ad in the names of variants: by the end of its path. */
export function nameFile(path: string): string {
  return basename(path);
}
