import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyCompress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import { pageHead } from '@spinreel/config-schema/site-pages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from './app.ts';
import { replyNotFound } from './error-replies.ts';
import { pageHtml } from './page-html.ts';
import { pageOrigin } from './page-origin.ts';
import { setAdPolicy } from './security-headers.ts';

/** Bundles carry a hash of their content in their name, so a browser need not ask twice. */
const bundleCache = 'public, max-age=31536000, immutable';

/**
 * Serves the built web app from `folder`, with `index.html` for every address that is no file, so that the app can show
 * it, under the head of the page that it is, and as 404 where there is no such page. Addresses under `/api` are never the
 * app's. Pages below `demo/` are finished ads and get an ad's policy. Without a built app it says so.
 */
export async function addWebApp(
  app: App,
  options: { folder: string; policy: string; publicUrl: string | null },
): Promise<void> {
  const { folder, policy } = options;
  const isBuilt = existsSync(join(folder, 'index.html'));
  // The front page comes drawn, to be read before its scripts are there.
  const hasFrontPage = existsSync(join(folder, 'front.html'));
  const sendPage = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    reply.header('content-security-policy', policy);
    if (!isBuilt) return sendNotBuilt(reply);
    const path = pathOf(request);
    // Read each time: a build may have replaced it, and the scripts it names.
    const html = await readFile(
      join(folder, hasFrontPage && path === '/' ? 'front.html' : 'index.html'),
      'utf8',
    );
    reply
      .code(pageHead(path) === null ? 404 : 200)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .compress(pageHtml(html, { path, origin: pageOrigin(request, options) }));
    return reply;
  };
  await app.register(fastifyCompress, { global: false, encodings: ['br', 'gzip'] });
  // Before the files: the folder's own answer to `/` would be the bare `index.html`.
  app.get('/', sendPage);
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: folder,
      dotfiles: 'ignore',
      cacheControl: false,
      // The build puts the small forms beside its texts.
      preCompressed: true,
      setHeaders: (reply, path) => {
        const name = path.slice(folder.length + 1).replaceAll('\\', '/');
        reply.header('cache-control', name.startsWith('assets/') ? bundleCache : 'no-cache');
        if (!name.startsWith('demo/')) reply.header('content-security-policy', policy);
      },
    });
    app.addHook('onSend', async (request, reply) => {
      if (request.url.startsWith('/demo/')) setAdPolicy(reply);
    });
  }

  app.setNotFoundHandler(async (request, reply) => {
    const path = pathOf(request);
    const isPage = request.method === 'GET' || request.method === 'HEAD';
    if (!isPage || path === '/api' || path.startsWith('/api/') || /\.\w+$/.test(path))
      return replyNotFound(request, reply);
    return await sendPage(request, reply);
  });
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? '';
}

function sendNotBuilt(reply: FastifyReply): FastifyReply {
  return reply.code(503).type('text/html; charset=utf-8').send(notBuiltPage);
}

const notBuiltPage = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Spinreel</title>
<h1>The web app has not been built yet</h1>
<p>The server is running. Build the web app with <code>pnpm build</code>, or start everything with <code>npm start</code>, and restart the server.</p>
</html>
`;
