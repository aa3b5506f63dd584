import type { Plugin } from 'esbuild';
import { expect, test } from 'vitest';
import { buildPlayer } from '../player-build.ts';
import budget from '../size-budget.json' with { type: 'json' };
import { countGzippedBytes } from './support/count-gzipped-bytes.ts';

/** By how much a feature's size may differ from the stated one: it shares text with the others. */
const allowedOffBytes = 12;

test('states the size of each feature, and together they explain what is above the target', async () => {
  const sizeWithout = async (files: readonly string[] = []) => {
    const { styleChunks, script } = await buildPlayer([leaveOut(files)]);
    return countGzippedBytes(styleChunks.map(({ style }) => style).join('') + script);
  };
  const wholeBytes = await sizeWithout();
  for (const { feature, files, gzipBytes } of budget.aboveTarget) {
    const off = Math.abs(wholeBytes - (await sizeWithout(files)) - gzipBytes);
    expect({ feature, off }).toEqual({ feature, off: Math.min(off, allowedOffBytes) });
  }
  const stated = budget.aboveTarget.reduce((sum, { gzipBytes }) => sum + gzipBytes, 0);
  expect(stated).toBeGreaterThanOrEqual(wholeBytes - budget.target.gzipBytes);
});

/** Replaces modules by functions that do nothing, and style sheets by empty ones; paths are relative to `src`. */
function leaveOut(files: readonly string[]): Plugin {
  const sources = new URL('../src/', import.meta.url);
  const paths = files.map((file) => new URL(file, sources).pathname);
  return {
    name: 'leave-out',
    setup({ onLoad }) {
      onLoad({ filter: /\.(ts|css)$/ }, async ({ path }) => {
        if (!paths.includes(path)) return null;
        if (path.endsWith('.css')) return { contents: '', loader: 'css' };
        const names = Object.keys((await import(path)) as object);
        return { contents: names.map((name) => `export function ${name}() {}`).join('\n') };
      });
    },
  };
}
