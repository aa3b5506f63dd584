import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, realpath, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { entryPathFor } from '@spinreel/exporters/containers/container';
import type { Network } from '@spinreel/exporters/network';
import { build, type BuildOptions, type Plugin } from 'esbuild';
import { utf8, type Upload } from '../mutations/mutate.ts';
import type { CorpusAd } from './corpus-ad.ts';

/** The file that calls the host, by family of networks. */
const glueFiles: Readonly<Partial<Record<Network['family'], string>>> = {
  'exit-api': 'google-glue',
  'fb-playable': 'meta-glue',
  mintegral: 'mintegral-glue',
  mraid: 'mraid-glue',
};

/** Builds the finished file of an ad of the corpus for a network, as its maker would upload it. */
export async function buildCorpusAd(ad: CorpusAd, network: Network): Promise<Upload> {
  const { container } = network;
  const code = await bundle(ad, network);
  const packageName = ad.name.replaceAll(/\W/g, '_');
  const isSeparate = ad.isScriptSeparate && container.extension === 'zip';
  const script = isSeparate ? '<script src="game.js"></script>' : `<script>${code}</script>`;
  const path = entryPathFor(container, packageName);
  const page = { path, bytes: utf8(pageWith(network.headMarkup + ad.head, script)) };
  const game = { path: path.replace(/[^/]*$/, 'game.js'), bytes: utf8(code) };
  const bytes = await container.pack(isSeparate ? [page, game] : [page]);
  return { bytes, fileName: `${packageName}.${container.extension}` };
}

function pageWith(head: string, script: string): string {
  return `<!DOCTYPE html>
<html>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>Playable</title>
${head}
</head>
<body>
${script}
</body>
</html>
`;
}

/**
 * Bundles the script of an ad. Engines take seconds to minify, so bundles are kept between runs, by the text and the
 * versions of the engines that they are made of.
 */
async function bundle(ad: CorpusAd, network: Network): Promise<string> {
  const glue = ad.glue === 'multi-network' ? 'multi-network-glue' : glueFiles[network.family];
  if (glue === undefined) throw new Error(`The corpus has no calls for ${network.id}`);
  const options: BuildOptions = {
    entryPoints: [join(import.meta.dirname, `${ad.name}.js`)],
    plugins: [replaceGlue(join(import.meta.dirname, 'glue', `${glue}.js`))],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2020',
    logLevel: 'error',
  };
  const { outputFiles: ownCode } = await build({ ...options, external: [...engines] });
  const key = [textOf(ownCode), ad.isMinified, ...(await findEngines())].join('\n');
  const folder = join(tmpdir(), 'spinreel-corpus');
  const path = join(folder, `${createHash('sha256').update(key).digest('hex')}.js`);
  const kept = await readFile(path, 'utf8').catch(() => null);
  if (kept !== null) return kept;
  const { outputFiles } = await build({ ...options, minify: ad.isMinified });
  const text = textOf(outputFiles);
  await mkdir(folder, { recursive: true });
  // Another process may read the file while it is written.
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, text);
  await rename(draft, path);
  return text;
}

function replaceGlue(path: string): Plugin {
  return {
    name: 'replace-glue',
    setup({ onResolve }) {
      onResolve({ filter: /\/host-glue\.js$/ }, () => ({ path }));
    },
  };
}

const engines = ['phaser', 'pixi.js', 'three', 'matter-js'];

/** Resolves to the folders of the engines, which contain their versions. */
function findEngines(): Promise<string[]> {
  const modules = join(import.meta.dirname, '..', '..', 'node_modules');
  return Promise.all(engines.map((name) => realpath(join(modules, name))));
}

function textOf([file]: readonly { readonly text: string }[] = []): string {
  if (file === undefined) throw new Error('The bundler wrote no file');
  return file.text;
}
