import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { publicPages, type PublicPath } from '@spinreel/config-schema/site/site-pages';
import { build, type Plugin, type Rolldown } from 'vite';

const root = fileURLToPath(new URL('.', import.meta.url));
/** Below the package, so that the prerendering program finds its dependencies. */
const programFolder = join(root, 'node_modules', '.prerender');
const paths = Object.keys(publicPages) as PublicPath[];

/**
 * Writes `pages/*.html`: the page of `index.html` with each public page rendered into it, readable before its scripts have
 * loaded, and without them. The server sends them at the pages' addresses.
 */
export function prerender(): Plugin {
  return {
    name: 'spinreel-prerender',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    async writeBundle({ dir = '' }, bundle) {
      const index = await readFile(join(dir, 'index.html'), 'utf8');
      const template = index.replace(/\s*<noscript>.*<\/noscript>/, '');
      await mkdir(join(dir, 'pages'), { recursive: true });
      const render = await buildProgram();
      for (const path of paths) {
        const html = composePage({ template, body: await render(path), page: getPageName(path), bundle });
        await writeFile(join(dir, 'pages', `${getPageName(path)}.html`), html);
      }
      await rm(programFolder, { recursive: true, force: true });
    },
  };
}

/** The name of a page's file and folder: `home` for the front page, otherwise its path. */
function getPageName(path: PublicPath): string {
  return path === '/' ? 'home' : path.slice(1);
}

function composePage(options: {
  template: string;
  body: string;
  page: string;
  bundle: Rolldown.OutputBundle;
}): string {
  const { template, body, page, bundle } = options;
  // React puts preloads first; in the root element they would not match what hydration expects.
  const [preloads = ''] = /^(<link[^>]*>)*/.exec(body) ?? [];
  const links = [preloads, ...findLinks(bundle, page).filter((link) => !template.includes(link))];
  return (
    inlineStyles(
      template.replace('</head>', () => `  ${links.join('\n    ')}\n  </head>`),
      bundle,
    )
      .replace('<div id="root"></div>', () => `<div id="root">${body.slice(preloads.length)}</div>`)
      // The page is read before it is used: its scripts must not delay images and fonts.
      .replaceAll(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"')
  );
}

/**
 * Puts the style sheets into the page itself, so that it is painted before anything else has arrived. Their files are still
 * loaded, without blocking, because the scripts expect them.
 */
function inlineStyles(page: string, bundle: Rolldown.OutputBundle): string {
  return page.replace(/<link rel="stylesheet" crossorigin href="\/([^"]+)">/g, (link, name: string) => {
    const file = bundle[name];
    if (file?.type !== 'asset') throw new Error(`The build has no style sheet ${name}`);
    return `<style>${String(file.source)}</style>\n    ${link.replace('crossorigin', 'crossorigin media="print"')}`;
  });
}

/** Links to the page's style sheets and scripts, which the browser would otherwise discover one after another. */
function findLinks(bundle: Rolldown.OutputBundle, page: string): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const starts = ['/src/app/show-public-page.tsx', `/src/pages/${page}/${page}-page.tsx`];
  const needed = new Set(
    chunks.filter(({ facadeModuleId }) => starts.some((start) => facadeModuleId?.endsWith(start))),
  );
  // Iterating a set also visits what is added on the way.
  for (const { imports } of needed) {
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) needed.add(chunk);
  }
  const styles = new Set([...needed].flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]));
  return [
    ...[...styles].map((name) => `<link rel="stylesheet" crossorigin href="/${name}">`),
    ...[...needed].map(({ fileName }) => `<link rel="modulepreload" crossorigin href="/${fileName}">`),
  ];
}

async function buildProgram(): Promise<(path: PublicPath) => Promise<string>> {
  await build({
    root,
    logLevel: 'error',
    build: { ssr: 'src/app/prerender-page.tsx', outDir: programFolder, emptyOutDir: true },
  });
  const program = pathToFileURL(join(programFolder, 'prerender-page.js'));
  const { prerenderPage } = (await import(program.href)) as {
    prerenderPage: (path: PublicPath) => Promise<string>;
  };
  return prerenderPage;
}
