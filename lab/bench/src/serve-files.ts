import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Files by path, such as `/ad.html`. */
export type ServedFiles = Readonly<
  Record<string, { readonly bytes: Uint8Array; readonly mimeType: string } | undefined>
>;

/** Writes a body after its headers have been set, and ends the response. */
export type SendBody = (response: ServerResponse, bytes: Uint8Array) => void;

/** Serves files on this machine, without caching, while `use` runs. `use` receives the server's origin. */
export async function serveFiles<Result>(
  { files, send }: { files: ServedFiles; send: SendBody },
  use: (origin: string) => Promise<Result>,
): Promise<Result> {
  const server = createServer(({ url = '' }, response) => {
    const file = files[url];
    if (file === undefined) {
      response.writeHead(404).end();
      return;
    }
    response.setHeader('content-type', file.mimeType);
    response.setHeader('content-length', file.bytes.length);
    response.setHeader('cache-control', 'no-store');
    send(response, file.bytes);
  });
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  try {
    return await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    await new Promise((closed) => void server.close(closed));
  }
}
