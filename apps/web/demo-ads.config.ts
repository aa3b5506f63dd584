import { readdir, readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const folder = new URL('demo/dist/', import.meta.url);

/** Serves the finished demo ads under `/demo/`. The `demo` task builds them first. */
export function serveDemoAds(): Plugin {
  return {
    name: 'spinreel-demo-ads',
    apply: (config, { command }) => command === 'serve' || !config.build?.ssr,
    async generateBundle() {
      for (const name of await readdir(folder)) {
        this.emitFile({
          type: 'asset',
          fileName: `demo/${name}`,
          source: await readFile(new URL(name, folder)),
        });
      }
    },
    configureServer({ middlewares }) {
      middlewares.use('/demo/', (request, response, next) => {
        const [name = ''] = /^[a-z-]+\.html$/.exec(request.url?.slice(1) ?? '') ?? [];
        readFile(new URL(name, folder)).then(
          (page) => response.setHeader('content-type', 'text/html').end(page),
          next,
        );
      });
    },
  };
}
