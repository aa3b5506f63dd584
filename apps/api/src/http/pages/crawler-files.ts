import { publicPages } from '@spinreel/config-schema/site/site-pages';
import type { App } from '../app.ts';
import { escapeHtml } from './escape-html.ts';
import { findPageOrigin } from '../guards/find-page-origin.ts';

/** Serves `/robots.txt` and `/sitemap.xml`. */
export function addCrawlerFiles(app: App, options: { publicUrl: string | null }): void {
  app.get('/robots.txt', async (request, reply) => {
    const lines = [
      'User-agent: *',
      'Disallow: /api/',
      'Disallow: /p/',
      'Disallow: /r/',
      '',
      `Sitemap: ${findPageOrigin(request, options)}/sitemap.xml`,
      '',
    ];
    return reply.type('text/plain; charset=utf-8').send(lines.join('\n'));
  });
  app.get('/sitemap.xml', async (request, reply) => {
    const origin = findPageOrigin(request, options);
    const entries = Object.keys(publicPages).map(
      (path) => `  <url><loc>${escapeHtml(origin + path)}</loc></url>`,
    );
    return reply
      .type('application/xml; charset=utf-8')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`,
      );
  });
}
