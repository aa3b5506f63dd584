import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const texts = /\.(js|css|svg|html)$/;
/** The server completes pages for each request, so it compresses them itself. */
const leftOut = /^(index\.html|pages\/.*)$/;

/**
 * Puts a brotli and a gzip form beside every text that is served as it stands, for the server to choose from. Not in a build
 * without minification, which nobody downloads.
 */
export function precompress(): Plugin {
  return {
    name: 'spinreel-precompress',
    apply: ({ build }, { command }) => command === 'build' && !build?.ssr && build?.minify !== false,
    async writeBundle({ dir = '' }) {
      const names = await readdir(dir, { recursive: true });
      await Promise.all(
        names
          .filter((name) => texts.test(name) && !leftOut.test(name.replaceAll('\\', '/')))
          .map((name) => compressFile(join(dir, name))),
      );
    },
  };
}

async function compressFile(path: string): Promise<void> {
  const bytes = await readFile(path);
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length, [constants.BROTLI_PARAM_QUALITY]: 10 };
  await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes, { params }));
  await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }));
}
