import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { build, type BuildOptions, type Plugin } from 'esbuild';
import { internalProperties, shortClassNames, withShortNames } from './short-names.ts';

const folder = new URL('.', import.meta.url);
const sources = new URL('src/', folder);
const sourcePaths = (await readdir(sources, { recursive: true })).filter((path) =>
  /(?<!\.test)\.(ts|css)$/.test(path),
);
const classNames = shortClassNames(
  await Promise.all(sourcePaths.map((path) => readFile(new URL(path, sources), 'utf8'))),
);

/** Sources say what a class is for; what ships says it in a letter. */
const shortNames: Plugin = {
  name: 'short-names',
  setup({ onLoad }) {
    onLoad({ filter: /\/ad-runtime\/src\/.*\.(ts|css)$/ }, async ({ path }) => ({
      contents: withShortNames(await readFile(path, 'utf8'), classNames),
      loader: path.endsWith('.css') ? 'css' : 'ts',
    }));
  },
};
const common = {
  absWorkingDir: folder.pathname,
  bundle: true,
  minify: true,
  write: false as const,
  legalComments: 'none' as const,
  charset: 'utf8' as const,
  logLevel: 'warning' as const,
  plugins: [shortNames],
} satisfies BuildOptions;

const script = await build({
  ...common,
  entryPoints: ['src/player-global.ts'],
  format: 'iife',
  target: 'es2015',
  mangleProps: new RegExp(`^(${internalProperties.join('|')})$`),
});
// Old web views need their prefixes, so the style sheet's target is older than any browser without them.
const style = await build({
  ...common,
  entryPoints: ['src/player-style.css'],
  target: ['chrome80', 'safari13'],
});

const exported = {
  // Strictness is the compiler's to check; what ships need not claim it.
  playerScript: textOf(script).replace('"use strict";', ''), // The one blank that esbuild leaves, inside custom properties.
  playerStyle: textOf(style).replaceAll(/([,:]) /g, '$1'),
  playerClassNames: classNames,
};
await mkdir(new URL('dist/', folder), { recursive: true });
await writeFile(
  new URL('dist/player-script.js', folder),
  Object.entries(exported)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
    .join(''),
);
await writeFile(
  new URL('dist/player-script.d.ts', folder),
  `/** The player as one classic script; running it defines the global \`SpinreelAd = { createAd }\`. */
export declare const playerScript: string;
/** The player's style sheet; it belongs into the page's head, before the cover. */
export declare const playerStyle: string;
/** The short class names which both use, by the names in the sources. */
export declare const playerClassNames: Readonly<Record<string, string>>;
`,
);

function textOf(result: { outputFiles: { text: string }[] }): string {
  const [file] = result.outputFiles;
  if (file === undefined) throw new Error('esbuild wrote nothing');
  return file.text.trim();
}
