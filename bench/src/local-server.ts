import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Files by path, such as `/ad.html`. */
export type ServedFiles = Readonly<
  Record<string, { readonly bytes: Uint8Array; readonly mimeType: string } | undefined>
>;

/** Serves files on this machine, none of them to be cached, while they are used by `use`, which is told the address. */
export async function withLocalServer<Result>(
  files: ServedFiles,
  use: (origin: string) => Promise<Result>,
): Promise<Result> {
  const server = createServer(({ url = '' }, response) => {
    const file = files[url];
    if (file === undefined) response.writeHead(404).end();
    else
      response
        .writeHead(200, {
          'content-type': file.mimeType,
          'content-length': file.bytes.length,
          'cache-control': 'no-store',
        })
        .end(file.bytes);
  });
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  try {
    return await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    await new Promise((closed) => void server.close(closed));
  }
}
