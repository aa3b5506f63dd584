import { serveFiles, type ServedFiles } from './serve-files.ts';

export type { ServedFiles } from './serve-files.ts';

/** Serves files on this machine as fast as it can while they are used by `use`, which is told the address. */
export function withLocalServer<Result>(
  files: ServedFiles,
  use: (origin: string) => Promise<Result>,
): Promise<Result> {
  return serveFiles({ files, send: (response, bytes) => void response.end(bytes) }, use);
}
