import { publicPages } from '@spinreel/config-schema/site/site-pages';
import { expect, it } from 'vitest';
import { renderPageHtml } from './render-page-html.ts';

const origin = 'https://ads.example.com';
const html = `<head>
    <meta
      name="description"
      content="As built."
    />
    <title>Spinreel</title>
  </head>`;

// Requirement: site.search-engines
it.each(Object.entries(publicPages))(
  '%s has a title, a description, a canonical URL and a card',
  (path, head) => {
    const page = renderPageHtml(html, { path, origin });
    expect(page.match(/<title>/g)).toHaveLength(1);
    expect(page).toContain(`<title>${head.title}</title>`);
    expect(page.match(/name="description"/g)).toHaveLength(1);
    expect(page).toContain(`<meta name="description" content="${head.description}" />`);
    expect(page).toContain(`<link rel="canonical" href="${origin}${path}" />`);
    expect(page).toContain(`<meta property="og:image" content="${origin}/brand/og.png" />`);
    expect(page).not.toContain('noindex');
  },
);

// Requirement: site.search-engines
it.each(['/create', '/preview/ad-12345678', '/ads', '/nowhere'])(
  '%s is not indexed by search engines',
  (path) => {
    const page = renderPageHtml(html, { path, origin });
    expect(page).toContain('<meta name="robots" content="noindex" />');
    expect(page).not.toMatch(/canonical|og:|As built/);
  },
);

it('escapes the host that a client claims', () => {
  const page = renderPageHtml(html, { path: '/', origin: 'https://a"><script>alert(1)</script>' });
  expect(page).not.toContain('<script>');
  expect(page).toContain('https://a&quot;&gt;&lt;script&gt;');
});
