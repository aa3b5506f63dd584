import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';

const root = fileURLToPath(new URL('.', import.meta.url));
/** Below the package, so that what is drawn with is found from there. */
const drawingFolder = join(root, 'node_modules', '.front-page');
const start = /\/src\/app\/show-front-page\.tsx$/;

/**
 * Writes `front.html`: the page of `index.html` with the front page drawn into it, so that it can be read before its
 * scripts have come, and without them. The server hands it out at `/`.
 */
export function frontPage(): Plugin {
  return {
    name: 'spinreel-front-page',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    async writeBundle({ dir = '' }, bundle) {
      const page = await readFile(join(dir, 'index.html'), 'utf8');
      const body = await drawn();
      // What is to be loaded early comes first, where it would be no part of the page that comes to life.
      const [preloads = ''] = /^(<link[^>]*>)*/.exec(body) ?? [];
      const links = [preloads, ...linksOf(bundle).filter((link) => !page.includes(link))];
      const html = inlineStyles(
        page.replace('</head>', () => `  ${links.join('\n    ')}\n  </head>`),
        bundle,
      )
        .replace('<div id="root"></div>', () => `<div id="root">${body.slice(preloads.length)}</div>`)
        // It is read and looked at before it is used: scripts take no room on the wire from what is seen.
        .replaceAll(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"')
        .replace(/\s*<noscript>.*<\/noscript>/, '');
      await writeFile(join(dir, 'front.html'), html);
    },
  };
}

/**
 * With the style sheets in the page itself, which is painted before anything else has come. Their files are loaded too, off
 * the way, for the scripts want to know them loaded.
 */
function inlineStyles(page: string, bundle: Rolldown.OutputBundle): string {
  return page.replace(/<link rel="stylesheet" crossorigin href="\/([^"]+)">/g, (link, name: string) => {
    const file = bundle[name];
    if (file?.type !== 'asset') throw new Error(`The build has no style sheet ${name}`);
    return `<style>${String(file.source)}</style>\n    ${link.replace('crossorigin', 'crossorigin media="print"')}`;
  });
}

/** The page's style sheets and scripts, which would otherwise be found one after another. */
function linksOf(bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const first = chunks.find(({ facadeModuleId }) => facadeModuleId !== null && start.test(facadeModuleId));
  const needed = new Set(first === undefined ? [] : [first]);
  // A set visits what is added to it on the way.
  for (const { imports } of needed) {
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) needed.add(chunk);
  }
  const styles = new Set([...needed].flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]));
  return [
    ...[...styles].map((name) => `<link rel="stylesheet" crossorigin href="/${name}">`),
    ...[...needed].map(({ fileName }) => `<link rel="modulepreload" crossorigin href="/${fileName}">`),
  ];
}

async function drawn(): Promise<string> {
  await build({
    root,
    logLevel: 'error',
    build: { ssr: 'src/app/front-page-html.tsx', outDir: drawingFolder, emptyOutDir: true },
  });
  const drawing = pathToFileURL(join(drawingFolder, 'front-page-html.js'));
  const { frontPageHtml } = (await import(drawing.href)) as { frontPageHtml: () => string };
  const html = frontPageHtml();
  await rm(drawingFolder, { recursive: true, force: true });
  return html;
}
