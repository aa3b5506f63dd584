import type { Plugin } from 'vite';

const frontPage = /\/src\/(app\/show-public-page|pages\/home\/home-page)\.tsx$/;
/** Modules that list every icon: unused icons are dropped only from a page's own file. */
const icons = /\/lucide-react\/dist\/esm\/(icons\/|lucide-react)/;
/** Icons that the front page shares with the application. In files of their own, they would be twice as large. */
const sharedIcons = /\/icons\/(arrow-right|clock|play|plus)\.mjs$/;
const application = /\/src\/app\/show-app\.tsx$/;

/**
 * Puts what both the front page and the rest of the application need into one file: by itself the bundler makes two dozen
 * small ones, each with its own overhead on the wire.
 */
export function bundleFrontChunk(): Plugin {
  const shared = new Set<string>();
  const isShared = (id: string) =>
    sharedIcons.test(id) || (shared.has(id) && !icons.test(id) && !id.endsWith('.css'));
  return {
    name: 'spinreel-front-chunk',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    buildEnd() {
      const findReached = (entry: RegExp): Set<string> => {
        const found = new Set([...this.getModuleIds()].filter((id) => entry.test(id)));
        // A set visits what is added to it on the way.
        for (const id of found) for (const next of this.getModuleInfo(id)?.importedIds ?? []) found.add(next);
        return found;
      };
      const all = findReached(application);
      const front = findReached(frontPage);
      for (const id of front) {
        const importers = this.getModuleInfo(id)?.importers ?? [];
        if (all.has(id) || importers.some((importer) => !front.has(importer))) shared.add(id);
      }
    },
    outputOptions: (options) => ({
      ...options,
      codeSplitting: {
        groups: [{ name: 'shared', test: isShared }],
      },
    }),
  };
}
