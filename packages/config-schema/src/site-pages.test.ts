import { expect, test } from 'vitest';
import { pageHead, publicPages } from './site-pages.ts';

test('the public pages are those of the product spec', () => {
  expect(Object.keys(publicPages)).toEqual(['/', '/contact', '/imprint', '/terms', '/privacy', '/cookies']);
});

test('every public page has a title and a description of its own, short enough for a result list', () => {
  const heads = Object.values(publicPages);
  expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length);
  expect(new Set(heads.map(({ description }) => description)).size).toBe(heads.length);
  for (const { title, description } of heads) {
    expect(title.length).toBeLessThanOrEqual(65);
    expect(description?.length).toBeLessThanOrEqual(160);
  }
});

test.each(['/create', '/ads', '/preview/ad-12345678'])('%s is a page, and not for search engines', (path) => {
  expect(pageHead(path)).toMatchObject({ isIndexed: false });
});

test.each(['/nowhere', '/preview', '/preview/a/b', '/constructor', ''])('%j is no page', (path) => {
  expect(pageHead(path)).toBeNull();
});
