import { expect, test } from 'vitest';
import { analyzeScripts } from './analyze-scripts.ts';
import { readSource } from './source-text.ts';

test.each([
  ['fetch("x")', 'fetch'],
  ['window["open"]("x")', 'open'],
  ['self.fetch("x")', 'fetch'],
  ['globalThis.window.fetch("x")', 'fetch'],
  ['new globalThis.XMLHttpRequest()', 'XMLHttpRequest'],
  ['new (window.XMLHttpRequest || ActiveXObject)()', 'XMLHttpRequest'],
  ['const { fetch } = window; fetch("x")', 'fetch'],
  ['const { fetch: load } = window; load("x")', 'fetch'],
  ['var w = window; w.open("x")', 'open'],
  ['var w; w = window; w.open("x")', 'open'],
  ['(function (root) { root.fetch("x") })(window)', 'fetch'],
  ['!function (e) { e.fetch("x") }("undefined" != typeof window ? window : this)', 'fetch'],
  ['(0, eval)("x")', 'eval'],
  ['this.fetch("x")', 'fetch'],
  ['fetch.call(window, "x")', 'fetch'],
  ['window["XMLHttp" + "Request"]()', 'XMLHttpRequest'],
  ['document.defaultView.open("x")', 'open'],
  ['import("x")', 'import'],
])('finds the global call in %s', (code, path) => {
  expect(callsIn(code)).toContain(path);
});

test('gives up on a script with more uses than anybody writes, and keeps what it has found', () => {
  const source = readSource('index.js', 'a1b=1;'.repeat(150_000));
  const { uses, unread } = analyzeScripts([{ source, kind: 'classic' }]);
  expect(unread).toEqual([source]);
  expect(uses.length).toBeGreaterThan(0);
});

test('does not parse a script that is larger than any network accepts', () => {
  const source = readSource('index.js', ' '.repeat(11_000_000));
  expect(analyzeScripts([{ source, kind: 'classic' }]).unread).toEqual([source]);
});

test.each([
  'loader.fetch("x")',
  'class Loader { fetch() {} import() {} } new Loader().fetch("x")',
  'function load(fetch) { fetch("x") }',
  'function fetch() {} fetch("x")',
  'const load = { fetch() {} }; load.fetch("x")',
  '// fetch("x")',
  '"fetch(1)"',
  'var w = window; w = other; w.fetch("x")',
  'function f() { this.fetch("x") }',
])('finds no global fetch in %s', (code) => {
  expect(callsIn(code)).not.toContain('fetch');
});

test('a function of one script hides the browser’s function in another', () => {
  const { uses } = analyzeScripts([script('function fetch() {}'), script('fetch("x")')]);
  expect(uses.filter(({ kind, path }) => kind === 'call' && path === 'fetch')).toEqual([]);
});

test.each([
  'if (typeof mraid !== "undefined") mraid.open()',
  'typeof mraid < "u" && mraid.open()',
  'window.mraid && mraid.open()',
  '"mraid" in window ? mraid.open() : 0',
  'typeof mraid === "undefined" || mraid.open()',
  'if (!window.mraid) other(); else mraid.open()',
  'function go() { if (!window.mraid) return; mraid.open() }',
  'if (window.mraid != null) { mraid.open() }',
  'if (typeof mraid === "object" && mraid.open) mraid.open()',
])('knows that the object exists in %s', (code) => {
  expect(findCall(code, 'mraid.open')?.present()).toContain('mraid');
});

test.each([
  'if (window.mraid) mraid.open(); else window.open()',
  'if (window.mraid) { mraid.open(); } else if (window.dapi) { dapi.open(); } else { window.open(); }',
  'function go() { if (window.mraid) { mraid.open(); return; } window.open() }',
  'typeof mraid > "u" && window.open()',
  'if (window.mraid && mraid.open) mraid.open(); else window.open()',
  'if (typeof mraid !== "undefined" && typeof mraid.open === "function") mraid.open(); else window.open()',
  'if (!window.mraid || !mraid.open) window.open(); else mraid.open()',
  'try { mraid.open() } catch (error) { window.open() }',
  'try { mraid.open(url); log("opened") } catch { window.open() }',
])('knows that the object is missing in %s', (code) => {
  expect(findCall(code, 'open')?.missing()).toContain('mraid');
});

test.each([
  'if (window.mraid && isReady) mraid.open(); else window.open()',
  'if (window.mraid && window.dapi) mraid.open(); else window.open()',
  'try { start() } catch (error) { window.open() }',
  'if (window.mraid) window.open()',
])('does not take the object for missing in %s', (code) => {
  expect(findCall(code, 'open')?.missing()).not.toContain('mraid');
});

test('reports a script with a syntax error and reads the others', () => {
  const { uses, broken } = analyzeScripts([script('if ('), script('fetch("x")')]);
  expect(broken).toMatchObject([{ message: 'Unexpected token', offset: 4 }]);
  expect(uses.map(({ path }) => path)).toContain('fetch');
});

test('names line and column of a use behind a media payload in the same line', () => {
  const uri = `data:image/png;base64,${'A'.repeat(1000)}`;
  const use = analyzeScripts([script(`let x;\nshow("${uri}"); fetch("x")`)]).uses.find(
    ({ path }) => path === 'fetch',
  );
  expect(use?.source.locate(use.start, use.end)).toEqual({
    path: 'game.js',
    line: 2,
    column: 'show("'.length + uri.length + '"); '.length + 1,
    excerpt: 'fetch("x")',
  });
});

function script(code: string) {
  return { source: readSource('game.js', code), kind: 'classic' } as const;
}

function callsIn(code: string): string[] {
  return analyzeScripts([script(code)])
    .uses.filter(({ kind }) => kind === 'call' || kind === 'new')
    .map(({ path }) => path);
}

function findCall(code: string, path: string) {
  return analyzeScripts([script(code)]).uses.find((use) => use.kind === 'call' && use.path === path);
}
