import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CliProblem } from '../cli-problem.ts';
import type { PreviewFiles } from './open-preview.ts';
import { composeViewerPage } from './viewer-page.ts';

/** A running server. */
export interface PreviewServer {
  readonly port: number;
  readonly close: () => Promise<void>;
}

/** The ad may use everything inside the file, and nothing on other servers, as in a network's web view. */
const adPolicy = "default-src 'self' data: blob: 'unsafe-inline' 'unsafe-eval'; sandbox allow-scripts";

/**
 * Serves a page with the ad in a frame, to this machine and to the local network. Each load of that page opens the file
 * again. Throws a `CliProblem` if the port is taken.
 */
export async function servePreview(options: {
  open: () => Promise<PreviewFiles>;
  title: string;
  port: number;
}): Promise<PreviewServer> {
  let ad = await options.open();
  const respond = async (path: string, response: ServerResponse) => {
    if (path === '/') {
      ad = await options.open();
      const page = composeViewerPage({ title: options.title, source: `ad/${ad.entryPath}` });
      send(response, { body: page, type: 'text/html; charset=utf-8' });
      return;
    }
    const name = path.replace(/^\/ad\//, '');
    const body = ad.files.get(name);
    if (body === undefined) response.writeHead(404).end();
    else send(response, { body, type: findContentType(name), policy: adPolicy });
  };
  const server = createServer((request, response) => {
    const path = decodePath(request.url ?? '/');
    respond(path, response).catch((error: unknown) => {
      const text = error instanceof Error ? error.message : String(error);
      response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(text);
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => {
      const isTaken = cause.code === 'EADDRINUSE' || cause.code === 'EACCES';
      const hint = isTaken ? 'Choose another --port, or omit it.' : cause.message;
      reject(new CliProblem('usage', `The port ${options.port} cannot be used. ${hint}`, { cause }));
    });
    server.listen(options.port, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}

function send(
  response: ServerResponse,
  { body, type, policy }: { body: string | Uint8Array; type: string; policy?: string },
): void {
  response.writeHead(200, {
    'content-type': type,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    // The sandboxed frame has no origin, but may load the ad's own files.
    'access-control-allow-origin': '*',
    ...(policy === undefined ? {} : { 'content-security-policy': policy }),
  });
  response.end(body);
}

/** Returns an empty path for one that is not valid. */
function decodePath(url: string): string {
  try {
    return decodeURIComponent(new URL(url, 'http://localhost').pathname);
  } catch {
    return '';
  }
}

const contentTypes: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  wasm: 'application/wasm',
};

function findContentType(path: string): string {
  return contentTypes[path.split('.').at(-1)?.toLowerCase() ?? ''] ?? 'application/octet-stream';
}
