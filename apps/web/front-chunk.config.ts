import type { Plugin } from 'vite';

const frontPage = /\/src\/app\/show-front-page\.tsx$/;
/** A list that names every icon there is; what a page does not use is left out of its own file only. */
const icons = /\/lucide-react\/dist\/esm\/(icons\/|lucide-react)/;
const application = /\/src\/app\/show-app\.tsx$/;

/**
 * Puts what both the front page and the rest of the application need into one file: by itself the bundler makes two dozen
 * small ones, each with its own overhead on the wire.
 */
export function frontChunk(): Plugin {
  const shared = new Set<string>();
  return {
    name: 'spinreel-front-chunk',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    buildEnd() {
      const reached = (entry: RegExp): Set<string> => {
        const found = new Set([...this.getModuleIds()].filter((id) => entry.test(id)));
        // A set visits what is added to it on the way.
        for (const id of found) for (const next of this.getModuleInfo(id)?.importedIds ?? []) found.add(next);
        return found;
      };
      const all = reached(application);
      for (const id of reached(frontPage)) if (all.has(id)) shared.add(id);
    },
    outputOptions: (options) => ({
      ...options,
      codeSplitting: {
        groups: [{ name: 'shared', test: (id) => shared.has(id) && !icons.test(id) && !id.endsWith('.css') }],
      },
    }),
  };
}
