import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyReply } from 'fastify';
import type { App } from './app.ts';
import { replyNotFound } from './error-replies.ts';
import { setAdPolicy } from './security-headers.ts';

/** Bundles carry a hash of their content in their name, so a browser need not ask twice. */
const bundleCache = 'public, max-age=31536000, immutable';

/**
 * Serves the built web app from `folder`, with `index.html` for every address that is no file, so that the app can route
 * it; addresses under `/api` are never the app's. Pages below `demo/` are finished ads and get an ad's policy.
 * Without a built app it says so.
 */
export async function addWebApp(app: App, options: { folder: string; policy: string }): Promise<void> {
  const { folder, policy } = options;
  const isBuilt = existsSync(join(folder, 'index.html'));
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: folder,
      dotfiles: 'ignore',
      cacheControl: false,
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

  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const isPage = request.method === 'GET' || request.method === 'HEAD';
    if (!isPage || path === '/api' || path.startsWith('/api/') || /\.\w+$/.test(path))
      return replyNotFound(request, reply);
    reply.header('content-security-policy', policy);
    return isBuilt ? reply.sendFile('index.html') : sendNotBuilt(reply);
  });
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
