import { publicPages } from '@spinreel/config-schema/site/site-pages';
import { expect, it } from 'vitest';
import { startTestServer } from '../../../test/start-test-server.ts';

// Requirement: site.search-engines
it('the site map lists every public page at the address that the operator set', async () => {
  const { app } = await startTestServer({ settings: { publicUrl: 'https://ads.example.com' } });
  const answer = await app.inject('/sitemap.xml');
  expect(answer.headers['content-type']).toContain('application/xml');
  const listed = [...answer.body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
  expect(listed).toEqual(Object.keys(publicPages).map((path) => `https://ads.example.com${path}`));
});

it('robots.txt names the site map and disallows the API and shared previews', async () => {
  const { app } = await startTestServer();
  const answer = await app.inject({ url: '/robots.txt', headers: { host: 'localhost:4000' } });
  expect(answer.headers['content-type']).toContain('text/plain');
  expect(answer.body).toContain('Disallow: /api/\nDisallow: /p/\nDisallow: /r/\n');
  expect(answer.body).toContain('Sitemap: http://localhost:4000/sitemap.xml');
});
