import { readFile } from 'node:fs/promises';
import { build, type BuildOptions, type Plugin } from 'esbuild';
import { minify } from 'terser';
import { scriptParts, type PlayerScript, type ScriptPart } from './src/script/script-part.ts';
import type { StyleChunk } from './src/style/style-chunk.ts';

/**
 * Properties of objects that never leave the player: esbuild gives them one letter. None of them may be a name of the
 * page's own objects, of the ad (`runtime-ad.ts`) or of its host (`ad-host.ts`). `width` and `height` are those of boxes:
 * styles and canvases get theirs by `setProperty` and `setAttribute`.
 */
export const internalProperties = [
  'addImage',
  'box',
  'addVideo',
  'element',
  'end',
  'fillImages',
  'fit',
  'fitInto',
  'height',
  'hasFrame',
  'hasStarted',
  'isSettled',
  'isSilent',
  'isVideoFailed',
  'isVideoReady',
  'isVisible',
  'marginPx',
  'marks',
  'pageWidth',
  'scale',
  'loadVideo',
  'offset',
  'others',
  'part',
  'pauseCount',
  'playEffects',
  'pausesReached',
  'placement',
  'render',
  'restart',
  'safe',
  'screen',
  'setPlaying',
  'setVolume',
  'showsBadge',
  'space',
  'textPart',
  'warmUp',
  'width',
] as const;

/** The label in the sources of each part of the script that only some ads need. */
const labels: Readonly<Record<ScriptPart, string>> = { highlight: 'HIGHLIGHT', 'app-card': 'APP_CARD' };

/** The player as it ships. */
export interface BuiltPlayer {
  /** One classic script; running it defines the global `SpinreelAd = { createAd }`. */
  readonly script: string;
  /** The same with support for `AdHost.onAd`. */
  readonly editableScript: string;
  /** In the order of the style sheet. */
  readonly styleChunks: readonly StyleChunk[];
}

/** Builds the player with all parts of its script. `plugins` may replace modules and style sheets. */
export async function buildPlayer(plugins: Plugin[] = []): Promise<BuiltPlayer> {
  const options = createScriptOptions(plugins);
  return {
    script: await shorten(await bundle({ ...options, dropLabels: ['EDITED'] })),
    editableScript: await shorten(await bundle(options)),
    styleChunks: await buildStyleChunks(plugins),
  };
}

/** Builds the script for each combination of its parts. */
export function buildPlayerScripts(): Promise<PlayerScript[]> {
  const options = createScriptOptions([]);
  return Promise.all(
    listCombinations().map(async (parts) => {
      const others = scriptParts.filter((part) => !parts.includes(part)).map((part) => labels[part]);
      const script = await shorten(await bundle({ ...options, dropLabels: ['EDITED', ...others] }));
      return { parts, script };
    }),
  );
}

function createScriptOptions(plugins: Plugin[]): BuildOptions {
  return {
    entryPoints: ['src/player-global.ts'],
    format: 'iife',
    target: 'es2015',
    mangleProps: new RegExp(`^(${internalProperties.join('|')})$`),
    // The package's own settings would add "use strict".
    tsconfigRaw: {},
    plugins,
  };
}

/** Lists all combinations of the script's parts, from none to all. */
function listCombinations(): ScriptPart[][] {
  return Array.from({ length: 2 ** scriptParts.length }, (_, bits) =>
    scriptParts.filter((_part, index) => Math.floor(bits / 2 ** index) % 2 === 1),
  );
}

/** Bundles each part of the style sheet, and all sheets between two parts together. */
async function buildStyleChunks(plugins: Plugin[]): Promise<StyleChunk[]> {
  const sheet = await readFile(new URL('src/player-style.css', import.meta.url), 'utf8');
  const groups: { part: string | null; imports: string[] }[] = [];
  for (const [statement, part = null] of sheet.matchAll(
    /@import '[^']*?(?:parts\/(?:[^'/]+\/)?([^'/]+))?\.css';/g,
  )) {
    const last = groups.at(-1);
    if (part === null && last?.part === null) last.imports.push(statement);
    else groups.push({ part, imports: [statement] });
  }
  return Promise.all(
    groups.map(async ({ part, imports }) => {
      const style = await bundle({
        stdin: { contents: imports.join('\n'), loader: 'css', resolveDir: `${import.meta.dirname}/src` },
        // Old web views need their prefixes, so the style sheet's target is older than any browser without them.
        target: ['chrome80', 'safari13'],
        plugins,
      });
      return { part, style: removeSpaces(style) };
    }),
  );
}

/** Makes a script smaller by another 3 %: esbuild neither inlines functions nor writes them as arrow functions. */
async function shorten(script: string): Promise<string> {
  const { code } = await minify(script, {
    ecma: 2015,
    toplevel: true,
    // No function of the player uses `this` or is a constructor, and no built-in function is replaced.
    compress: { passes: 2, unsafe: true, unsafe_arrows: true, unsafe_methods: true },
  });
  if (code === undefined) throw new Error('terser wrote nothing');
  return code;
}

/** Removes the spaces that esbuild leaves in custom properties. */
function removeSpaces(style: string): string {
  return style.replaceAll(/([,:]) /g, '$1');
}

async function bundle(options: BuildOptions): Promise<string> {
  const { outputFiles } = await build({
    ...options,
    absWorkingDir: import.meta.dirname,
    bundle: true,
    minify: true,
    write: false,
    legalComments: 'none',
    charset: 'utf8',
    logLevel: 'warning',
  });
  const [file] = outputFiles;
  if (file === undefined) throw new Error('esbuild wrote nothing');
  return file.text.trim();
}
