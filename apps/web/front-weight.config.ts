import { gzipSync } from 'node:zlib';
import { frontPageLimits } from '@spinreel/config-schema/limits/front-page-limits';
import type { Plugin, Rolldown } from 'vite';

/** The modules with which the front page's scripts start. */
const starts = /\/(index\.html|src\/app\/show-public-page\.tsx|src\/pages\/home\/home-page\.tsx)$/;

/**
 * Makes the build fail if the front page's scripts are too heavy, and says what each of them weighs. The build of an operator,
 * whose settings add to the weight, only warns.
 */
export function limitFrontWeight(): Plugin {
  let hasSettings = false;
  return {
    name: 'spinreel-front-weight',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    configResolved({ env }) {
      hasSettings = Object.keys(env).some((name) => name.startsWith('VITE_'));
    },
    generateBundle: {
      // After Vite has added the lists of files to preload.
      order: 'post',
      handler(_options, bundle) {
        const weights = [...findFrontChunks(bundle)].map(({ fileName, code }) => ({
          fileName,
          bytes: gzipSync(code, { level: 9 }).length,
        }));
        const totalBytes = weights.reduce((sum, { bytes }) => sum + bytes, 0);
        if (totalBytes <= frontPageLimits.scriptBytes) return;
        const message = [
          `The front page's scripts have ${totalBytes} bytes, and may have ${frontPageLimits.scriptBytes}.`,
          ...weights.map(({ fileName, bytes }) => `  ${bytes}  ${fileName}`),
          'Look for modules that only the wizard needs: front-chunk.config.ts decides what the pages share.',
        ].join('\n');
        if (hasSettings) this.warn(message);
        else this.error(message);
      },
    },
  };
}

/** Finds the chunks that the front page loads before anybody uses it. */
function findFrontChunks(bundle: Rolldown.OutputBundle): Set<Rolldown.OutputChunk> {
  const chunks = new Map(
    Object.values(bundle)
      .filter((file) => file.type === 'chunk')
      .map((chunk) => [chunk.fileName, chunk]),
  );
  const found = new Set(
    [...chunks.values()].filter(({ facadeModuleId }) => starts.test(facadeModuleId ?? '')),
  );
  // A set visits what is added to it on the way.
  for (const { imports } of found) {
    for (const name of imports) {
      const chunk = chunks.get(name);
      if (chunk !== undefined) found.add(chunk);
    }
  }
  return found;
}
