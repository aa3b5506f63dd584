import { serveFiles, type ServedFiles } from './serve-files.ts';

export type { ServedFiles } from './serve-files.ts';

/** Serves files on this machine as fast as possible while `use` runs. `use` receives the server's origin. */
export function withLocalServer<Result>(
  files: ServedFiles,
  use: (origin: string) => Promise<Result>,
): Promise<Result> {
  return serveFiles({ files, send: (response, bytes) => void response.end(bytes) }, use);
}
