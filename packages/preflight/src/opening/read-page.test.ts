import { expect, test } from 'vitest';
import { readPage } from './read-page.ts';
import { readSource } from '../syntax/source-text.ts';

const codeOf = (markup: string) => {
  const html = `<!doctype html>${markup}`;
  return readPage(readSource('index.html', html)).scripts.map(({ source }) => source.text);
};

test.each([
  '<script>',
  '<script type="">',
  '<script type="module">',
  ...[
    'application/ecmascript',
    'application/javascript',
    'application/x-ecmascript',
    'application/x-javascript',
    'text/ecmascript',
    'text/javascript',
    'text/javascript1.0',
    'text/javascript1.1',
    'text/javascript1.2',
    'text/javascript1.3',
    'text/javascript1.4',
    'text/javascript1.5',
    'text/jscript',
    'text/livescript',
    'text/x-ecmascript',
    'text/x-javascript',
    'TEXT/JavaScript',
    ' text/jscript\n',
  ].map((type) => `<script type="${type}">`),
])('runs the text of %j', (tag) => {
  expect(codeOf(`${tag}go()</script>`)).toEqual(['go()']);
});

test.each([
  'application/json',
  'text/plain',
  'text/javascript1.6',
  'text/javascript;charset=utf-8',
  'importmap',
])('treats the text of a script of type %j as data', (type) => {
  expect(codeOf(`<script type="${type}">go()</script>`)).toEqual([]);
});

test.each([
  ['too many elements', '<br>'.repeat(200_000), /more than \d+ elements\./],
  ['elements nested too deeply', '<div>'.repeat(3000), /elements inside each other/],
  ['elements that are closed in the wrong order', '<b><i><a><p>'.repeat(50_000), /elements/],
])('refuses a page with %s', (_name, markup, message) => {
  expect(() => readPage(readSource('index.html', markup))).toThrow(message);
});
