import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CliProblem } from '../command.ts';
import type { PreviewFiles } from './open-preview.ts';
import { hostMessageSource } from '@spinreel/exporters/preview-messages';
import { markup, Markup } from '@spinreel/report/markup';

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

/**
 * Composes the page around the ad: the ad fills the screen of a phone, and a large screen shows a phone. A line at the bottom
 * names the last call that the ad made to its host.
 */
function composeViewerPage({ title, source }: { title: string; source: string }): string {
  return markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">
<title>${title}</title>
<style>${new Markup(style)}</style>
</head>
<body>
<iframe src="${source}" title="${title}" sandbox="allow-scripts" allow="autoplay"></iframe>
<p role="status" hidden></p>
<script>${new Markup(script)}</script>
</body>
</html>
`.toString();
}

const style = `
html,body{margin:0;height:100%;background:#100c17;color:#f3ead2;font:14px/1.4 system-ui,sans-serif}
body{display:grid;place-items:center}
iframe{border:0;width:100vw;height:100dvh;background:#000}
@media (min-width:600px) and (min-height:500px){iframe{width:390px;height:min(844px,calc(100dvh - 64px));border-radius:24px}}
p{position:fixed;left:50%;bottom:max(8px,env(safe-area-inset-bottom));transform:translateX(-50%);margin:0;padding:6px 14px;max-width:90vw;box-sizing:border-box;overflow-wrap:anywhere;border:1px solid #d6b25e;border-radius:999px;background:#1b1426}
`;

const script = `
const line = document.querySelector('p');
const describe = {
  store: ({ url }) => 'The ad opened the store' + (url ? ': ' + url : '.'),
  lifecycle: ({ name }) => 'The ad reported: ' + name,
  measurement: ({ name }) => 'The ad measured: ' + name,
  problem: ({ text }) => 'Problem: ' + text,
};
addEventListener('message', ({ data }) => {
  if (data === null || data.source !== ${JSON.stringify(hostMessageSource)}) return;
  line.textContent = describe[data.call.kind](data.call);
  line.hidden = false;
});
`;
