import { expect, test } from 'vitest';
import { findPageHead, publicPages, removeTrailingSlash } from './site-pages.ts';

test('the public pages are home, contact and the four legal pages', () => {
  expect(Object.keys(publicPages)).toEqual(['/', '/contact', '/imprint', '/terms', '/privacy', '/cookies']);
});

test('every public page has a unique title and a description short enough for search results', () => {
  const heads = Object.values(publicPages);
  expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length);
  expect(new Set(heads.map(({ description }) => description)).size).toBe(heads.length);
  for (const { title, description } of heads) {
    expect(title.length).toBeLessThanOrEqual(65);
    expect(description?.length).toBeLessThanOrEqual(160);
  }
});

test.each(['/create', '/ads', '/preview/ad-12345678'])(
  '%s is a page that search engines do not index',
  (path) => {
    expect(findPageHead(path)).toMatchObject({ isIndexed: false });
  },
);

test.each(['/nowhere', '/preview', '/preview/a/b', '/constructor', ''])('%j is not a page', (path) => {
  expect(findPageHead(path)).toBeNull();
});

test.each([
  ['/contact/', '/contact'],
  ['/create/', '/create'],
  ['/preview/ad-12345678/', '/preview/ad-12345678'],
  ['/contact', '/contact'],
  ['/', '/'],
  ['//', '//'],
  ['//evil.example/', '//evil.example/'],
  ['/nowhere/', '/nowhere/'],
])('the page at %j is at %j', (path, expected) => {
  expect(removeTrailingSlash(path)).toBe(expected);
});
