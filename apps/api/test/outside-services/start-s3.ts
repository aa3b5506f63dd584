import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';

/** The failure of a call: an HTTP status, or a response or request whose body is truncated. */
export type S3Fault = number | 'cut-short' | 'cut-upload' | null;

/** A separate S3 service for a test, behind a proxy that can simulate failures. */
export interface S3Server {
  /** Returns a `BLOB_URL` with a new, empty prefix. */
  blobUrl(): string;
  /** Sets the function that chooses the failure of every following call. */
  failWith(fault: (call: { method: string; url: string; count: number }) => S3Fault): void;
  /** The number of calls since `failWith`. */
  calls(): number;
  remove(): Promise<void>;
}

/** The credentials that the service accepts. */
export const s3Credentials = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' } as const;

/** Starts the service and sets its credentials in this process's environment. */
export async function startS3(): Promise<S3Server> {
  Object.assign(process.env, s3Credentials);
  const directory = await mkdtemp(join(tmpdir(), 'spinreel-s3-'));
  const service = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'spinreel' }],
  });
  const { port } = await service.run();
  let findFault: Parameters<S3Server['failWith']>[0] = () => null;
  let count = 0;
  let prefixes = 0;
  const proxy = createServer((incoming, outgoing) => {
    count += 1;
    const { method = '', url = '' } = incoming;
    pass(findFault({ method, url, count }), { incoming, outgoing, port });
  });
  const proxyPort = await new Promise<number>((resolve) => {
    proxy.listen(0, '127.0.0.1', () => resolve((proxy.address() as AddressInfo).port));
  });
  return {
    blobUrl: () =>
      `s3://spinreel/test-${(prefixes += 1)}?endpoint=${encodeURIComponent(`http://127.0.0.1:${proxyPort}`)}`,
    failWith(fault) {
      findFault = fault;
      count = 0;
    },
    calls: () => count,
    async remove() {
      proxy.close();
      proxy.closeAllConnections();
      await service.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

function pass(
  fault: S3Fault,
  { incoming, outgoing, port }: { incoming: IncomingMessage; outgoing: ServerResponse; port: number },
): void {
  if (typeof fault === 'number') {
    incoming.resume();
    outgoing.writeHead(fault).end();
    return;
  }
  const { method, url, headers } = incoming;
  const forwarded = request({ port, host: '127.0.0.1', method, path: url, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    if (fault === 'cut-short') answer.once('data', () => setImmediate(() => outgoing.destroy()));
    answer.pipe(outgoing);
  });
  forwarded.once('error', () => outgoing.destroy());
  incoming.once('close', () => {
    if (!incoming.complete) forwarded.destroy();
  });
  if (fault === 'cut-upload') {
    incoming.once('data', (chunk: Buffer) => {
      forwarded.write(chunk);
      setTimeout(() => {
        forwarded.destroy();
        incoming.socket.destroy();
      }, 20);
    });
    return;
  }
  incoming.pipe(forwarded);
}
