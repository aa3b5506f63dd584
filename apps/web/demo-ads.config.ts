import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const name = 'lucky-reels.html';
const built = new URL(`../../packages/demo/dist/${name}`, import.meta.url);

/** Puts the finished demo ad under `/demo/`. Its build has to be there: `turbo run build` sees to it. */
export function demoAds(): Plugin {
  return {
    name: 'spinreel-demo-ads',
    apply: (config, { command }) => command === 'serve' || !config.build?.ssr,
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: `demo/${name}`, source: await readFile(built) });
    },
    configureServer({ middlewares }) {
      middlewares.use(`/demo/${name}`, (_request, response, next) => {
        readFile(built).then((page) => response.setHeader('content-type', 'text/html').end(page), next);
      });
    },
  };
}
