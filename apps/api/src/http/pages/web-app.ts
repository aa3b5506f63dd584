import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyCompress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import { findPageHead, publicPages, removeTrailingSlash } from '@spinreel/config-schema/site/site-pages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { nullWhenMissing } from '../../storage/null-when-missing.ts';
import type { App } from '../app.ts';
import { replyNotFound } from '../replies/error-replies.ts';
import { renderPageHtml } from './render-page-html.ts';
import { findPageOrigin } from '../guards/find-page-origin.ts';
import { setAdPolicy } from '../guards/security-headers.ts';

/** The names of bundles contain a hash of their content, so browsers can cache them forever. */
const bundleCache = 'public, max-age=31536000, immutable';

/**
 * Serves the built web app from `folder`. All paths other than files and `/api` are served `index.html` with the head of
 * their page, with status 404 if the page does not exist. Files under `demo/` are ads and get the content security policy
 * of ads. If the app has not been built, a page says so.
 */
export async function addWebApp(
  app: App,
  options: { folder: string; policy: string; publicUrl: string | null },
): Promise<void> {
  const { folder, policy } = options;
  const isBuilt = existsSync(join(folder, 'index.html'));
  const sendPage = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    reply.header('content-security-policy', policy);
    if (!isBuilt) return sendNotBuilt(reply);
    const path = readPath(request);
    // Not cached: a build may replace the page and its scripts while the server is running.
    const html = await readPage(folder, path);
    reply
      .code(findPageHead(path) === null ? 404 : 200)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .compress(renderPageHtml(html, { path, origin: findPageOrigin(request, options) }));
    return reply;
  };
  await app.register(fastifyCompress, { global: false, encodings: ['br', 'gzip'] });
  // Registered before the static files, which would serve `index.html` without the page's head at `/`.
  app.get('/', sendPage);
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: folder,
      dotfiles: 'ignore',
      cacheControl: false,
      // The build writes compressed copies next to text files.
      preCompressed: true,
      // Prerendered pages are served only at their own paths, with their heads.
      allowedPath: (path) => !path.startsWith('/pages/'),
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
    const path = readPath(request);
    const isPage = request.method === 'GET' || request.method === 'HEAD';
    if (!isPage || path === '/api' || path.startsWith('/api/') || /\.\w+$/.test(path))
      return replyNotFound(request, reply);
    const short = removeTrailingSlash(path);
    if (short !== path) return reply.redirect(short + request.url.slice(path.length), 308);
    return await sendPage(request, reply);
  });
}

/** Reads the prerendered page for `path`, or `index.html` if there is none. */
async function readPage(folder: string, path: string): Promise<string> {
  if (Object.hasOwn(publicPages, path)) {
    const name = path === '/' ? 'home' : path.slice(1);
    const prerendered = await readFile(join(folder, 'pages', `${name}.html`), 'utf8').catch(nullWhenMissing);
    if (prerendered !== null) return prerendered;
  }
  return await readFile(join(folder, 'index.html'), 'utf8');
}

function readPath(request: FastifyRequest): string {
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
