import { mkdir, writeFile } from 'node:fs/promises';
import { build } from 'esbuild';

const folder = new URL('.', import.meta.url);
const common = {
  absWorkingDir: folder.pathname,
  bundle: true,
  minify: true,
  write: false,
  legalComments: 'none',
  charset: 'utf8',
  logLevel: 'warning',
} as const;

const script = await build({
  ...common,
  entryPoints: ['src/player-global.ts'],
  format: 'iife',
  target: 'es2015',
});
// Old web views need their prefixes, so the style sheet's target is older than any browser without them.
const style = await build({
  ...common,
  entryPoints: ['src/player-style.css'],
  target: ['chrome80', 'safari13'],
});

const playerScript = textOf(script);
const playerStyle = textOf(style);
await mkdir(new URL('dist/', folder), { recursive: true });
await writeFile(
  new URL('dist/player-script.js', folder),
  `export const playerScript = ${JSON.stringify(playerScript)};\nexport const playerStyle = ${JSON.stringify(playerStyle)};\n`,
);
await writeFile(
  new URL('dist/player-script.d.ts', folder),
  `/** The player as one classic script; running it defines the global \`SpinreelAd = { createAd }\`. */
export declare const playerScript: string;
/** The player's style sheet; it belongs into the page's head, before the cover. */
export declare const playerStyle: string;
`,
);

function textOf(result: { outputFiles: { text: string }[] }): string {
  const [file] = result.outputFiles;
  if (file === undefined) throw new Error('esbuild wrote nothing');
  return file.text.trim();
}
