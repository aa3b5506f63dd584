// Compiles each host adapter, together with what starts the ad, to one classic script: `src/host-adapters.gen.ts`.
import { readdir, writeFile } from 'node:fs/promises';
import { build } from 'esbuild';

const folder = new URL('.', import.meta.url).pathname;
const adapters = (await readdir(`${folder}src/in-page/adapters`)).toSorted();

const constants = await Promise.all(
  adapters.map(async (file) => {
    const { outputFiles } = await build({
      stdin: {
        contents: `import { startAd } from './start-ad.ts';
          import { createHost } from './adapters/${file}';
          startAd(createHost);`,
        resolveDir: `${folder}src/in-page`,
      },
      bundle: true,
      minify: true,
      write: false,
      format: 'iife',
      // Android 5 and iOS 13 are the oldest web views of the networks.
      target: 'es2015',
      legalComments: 'none',
      logLevel: 'warning',
    });
    const name = `${file.replace(/\.ts$/, '').replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase())}Script`;
    return `/** Starts the ad in the host of \`in-page/adapters/${file}\`. */\nexport const ${name} =\n  ${JSON.stringify(outputFiles[0]?.text.trim())};\n`;
  }),
);
await writeFile(`${folder}src/host-adapters.gen.ts`, constants.join('\n'));
