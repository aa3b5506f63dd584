import { readdir, readFile } from 'node:fs/promises';
import { adWords } from '@spinreel/config-schema/ad-words';
import { designStage, videoAreaShare } from '@spinreel/config-schema/placement-geometry';
import { build, type BuildOptions, type Plugin } from 'esbuild';
import { internalProperties, shortClassNames, withShortNames } from './short-names.ts';

const folder = new URL('.', import.meta.url);
const sources = new URL('src/', folder);

/** The player as it ships. */
export interface BuiltPlayer {
  /** One classic script; running it defines the global `SpinreelAd = { createAd }`. */
  readonly script: string;
  /** The same, and it heeds `AdHost.onAd`. */
  readonly editableScript: string;
  readonly style: string;
  /** The short class names which both use, by the names in the sources. */
  readonly classNames: Readonly<Record<string, string>>;
}

/**
 * Builds the player. Modules and style sheets in `without`, by their paths in `src`, are left empty: what remains does not
 * run, but tells what they weigh.
 */
export async function buildPlayer(without: readonly string[] = []): Promise<BuiltPlayer> {
  const paths = (await readdir(sources, { recursive: true })).filter((path) =>
    /(?<!\.test)\.(ts|css)$/.test(path),
  );
  const classNames = shortClassNames(
    await Promise.all(paths.map((path) => readFile(new URL(path, sources), 'utf8'))),
  );
  /** Sources say what a class is for; what ships says it in a letter. */
  const shortNames: Plugin = {
    name: 'short-names',
    setup({ onLoad }) {
      onLoad({ filter: /\/ad-runtime\/src\/.*\.(ts|css)$/ }, async ({ path }) => {
        const source = withConstantsInPlace(withShortNames(await readFile(path, 'utf8'), classNames));
        const isLeftOut = without.some((name) => path === new URL(name, sources).pathname);
        const contents = isLeftOut ? emptied(source) : source;
        return { contents, loader: path.endsWith('.css') ? 'css' : 'ts' };
      });
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
  const scriptWithout = (dropLabels: string[]) =>
    build({
      ...common,
      entryPoints: ['src/player-global.ts'],
      format: 'iife',
      target: 'es2015',
      dropLabels,
      mangleProps: new RegExp(`^(${internalProperties.join('|')})$`),
    });
  const script = await scriptWithout(['EDITED']);
  const editableScript = await scriptWithout([]);
  // Old web views need their prefixes, so the style sheet's target is older than any browser without them.
  const style = await build({
    ...common,
    entryPoints: ['src/player-style.css'],
    target: ['chrome80', 'safari13'],
  });
  return {
    // Strictness is the compiler's to check; what ships need not claim it.
    script: textOf(script).replace('"use strict";', ''),
    editableScript: textOf(editableScript).replace('"use strict";', ''),
    // The one blank that esbuild leaves, inside custom properties.
    style: textOf(style).replaceAll(/([,:]) /g, '$1'),
    classNames,
  };
}

/** What modules of the schema tell in objects: as properties they would weigh more than where they are used. */
const sharedConstants: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  adWords,
  designStage,
  videoAreaShare,
};

/** Those, and a module's own numbers, where they are used: esbuild leaves them in variables in modules that import others. */
function withConstantsInPlace(source: string): string {
  const withShared = Object.entries(sharedConstants).reduce(
    (text, [object, values]) =>
      text.replaceAll(new RegExp(`\\b${object}\\.(\\w+)`, 'g'), (_, key) => JSON.stringify(values[key])),
    source,
  );
  return [...withShared.matchAll(/^const (\w+) = ([\d.]+);$/gm)].reduce(
    (text, [line, name, value]) =>
      text.replace(line, '').replaceAll(new RegExp(`\\b${name}\\b`, 'g'), value as string),
    withShared,
  );
}

/** A module whose functions do nothing, or no style at all. */
function emptied(source: string): string {
  return [...source.matchAll(/^export (?:function|const) (\w+)/gm)]
    .map(([, name]) => `export function ${name}(){}`)
    .join('\n');
}

function textOf(result: { outputFiles: { text: string }[] }): string {
  const [file] = result.outputFiles;
  if (file === undefined) throw new Error('esbuild wrote nothing');
  return file.text.trim();
}
